import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import type { StockMovement } from '@tsiran/contract/admin/stock-shapes'
import { formatNumber } from '@tsiran/i18n/money'
import { Timeline, type TimelineEntry } from '@tsiran/ui/timeline/timeline'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { movementsQuery } from './stock-queries.ts'
import { signed } from './variant-name.ts'

/** What came and went of a variant, newest first. */
export function Movements({ variantId }: { variantId: number }) {
  const t = useMessages()
  const list = useInfiniteQuery(movementsQuery(variantId))
  const entryOf = useEntry()
  if (list.isError && !list.data) return <LoadFailure onRetry={() => void list.refetch()} />
  const rows = list.data?.pages.flatMap(({ data }) => data)
  if (rows?.length === 0) return <p className="text-muted">{t('stock.noMovements')}</p>
  return (
    <Timeline
      label={t('stock.movements')}
      entries={rows?.map(entryOf)}
      {...(list.hasNextPage && { onMore: () => void list.fetchNextPage() })}
    />
  )
}

function useEntry(): (movement: StockMovement) => TimelineEntry {
  const t = useMessages()
  return ({ id, at, delta, after, reason, reference, staff, note }) => ({
    id,
    at,
    who: staff?.name ?? t('common.theShop'),
    what: (
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span>
          <b className="tabular-nums">{signed(delta)}</b> {t(`stock.reasons.${reason}`)}
        </span>
        <span className="text-muted tabular-nums">
          {t('stock.afterwards', { count: formatNumber(after) })}
        </span>
        {reference && <ReferenceLink {...reference} />}
      </span>
    ),
    ...(note && { note }),
  })
}

/** What a movement refers to: a link where it has a page that the person may open. */
function ReferenceLink({ type, id }: NonNullable<StockMovement['reference']>) {
  const t = useMessages()
  const can = useCan()
  const text = {
    order: t('stock.orderNumber', { number: id }),
    receipt: t('stock.receipt', { number: id }),
    import: t('stock.importNumber', { number: id }),
    paper: t('stock.paperNumber', { number: id }),
  }[type]
  const to = {
    order: can('orders.read') ? `/orders/${id}` : null,
    receipt: `/stock/receipts/${id}`,
    import: null,
    paper: null,
  }[type]
  return to === null ? (
    <span>{text}</span>
  ) : (
    <Link to={to} className="text-leaf hover:underline">
      {text}
    </Link>
  )
}
