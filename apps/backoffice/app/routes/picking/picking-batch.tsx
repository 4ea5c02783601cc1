import { useQueries, useQueryClient } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useSearchParams } from 'react-router'
import { batchIds } from '../../features/picking/batch-path.ts'
import { isUnknown, pickingQuery } from '../../features/picking/picking-queries.ts'
import { UnknownOrders } from '../../features/picking/unknown-orders.tsx'
import { WalkLines } from '../../features/picking/walk-lines.tsx'
import { Page } from '../../features/shell/page.tsx'
import { inAnyLanguage } from '../../platform/api/other-language.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Up to six orders in one walk on a picker's phone. Its address names them, so that a reload goes on with them. */
export default function PickingBatch() {
  const t = useMessages()
  return (
    <Page title={t('picking.batch.title')} back={{ to: '/picking', label: t('picking.title') }}>
      <Walk ids={batchIds(useSearchParams()[0])} />
    </Page>
  )
}

function Walk({ ids }: { ids: number[] }) {
  const t = useMessages()
  const queries = useQueryClient()
  const read = useQueries({ queries: ids.map((id) => inAnyLanguage(queries, pickingQuery(id))) })
  const missing = ids.filter((_, at) => isUnknown(read[at]!))
  const pickings = read.flatMap((query) => (query.data && !isUnknown(query) ? [query.data] : []))
  const failed = read.filter((query) => query.isError && !query.data && !isUnknown(query))
  if (missing.length === ids.length) return <UnknownOrders />
  if (failed.length > 0)
    return <LoadFailure onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
  if (pickings.length + missing.length < ids.length) return <Skeleton className="h-80" />
  return (
    <>
      {missing.length > 0 && (
        <Notice kind="warning">
          {t('picking.batch.missing', { numbers: missing.join(', ') })}
        </Notice>
      )}
      <WalkLines key={ids.join()} pickings={pickings} />
    </>
  )
}
