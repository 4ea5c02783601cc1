import type { Today } from '@tsiran/contract/admin/today'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import { Panel } from '@tsiran/ui/detail-layout'
import { Link } from 'react-router'
import { useCan } from '../session/me-query.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The products that sold best lately. */
export function BestSellers({ best }: { best: NonNullable<Today['best']> }) {
  const t = useMessages()
  const maySeeProducts = useCan()('catalogue.read')
  return (
    <Panel title={t('today.best')}>
      {best.length === 0 && <p className="text-muted">{t('today.nothingSold')}</p>}
      <ol className="grid gap-2 empty:hidden">
        {best.map(({ product_id, name, image, pieces, sum }) => (
          <li key={product_id} className="flex items-center gap-3">
            <img
              src={image ?? undefined}
              alt=""
              width={44}
              height={44}
              loading="lazy"
              className="size-11 shrink-0 rounded-lg object-contain"
            />
            <span className="min-w-0 flex-1">
              {maySeeProducts ? (
                <Link to={`/products/${product_id}`} className="font-semibold hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
              <span className="block text-sm text-muted tabular-nums">
                {t('today.pieces', { count: formatNumber(pieces) })}
              </span>
            </span>
            <span className="tabular-nums">{formatMoney(sum)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** What shoppers looked for in vain. */
export function VainSearches({ misses }: { misses: NonNullable<Today['misses']> }) {
  const t = useMessages()
  return (
    <Panel title={t('today.misses')}>
      {misses.length === 0 && <p className="text-muted">{t('today.missesNone')}</p>}
      <ol className="grid empty:hidden">
        {misses.map(({ query, count }) => (
          <li key={query}>
            <Link
              to="/search"
              className="flex min-h-11 items-center justify-between gap-3 hover:underline"
            >
              <span className="min-w-0 break-words">{query}</span>
              <span className="text-muted tabular-nums">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
