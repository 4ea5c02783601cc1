import { useQueries, useQueryClient } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useSearchParams } from 'react-router'
import { batchIds } from '../../features/picking/batch-path.ts'
import { pickingQuery } from '../../features/picking/picking-queries.ts'
import { WalkLines } from '../../features/picking/walk-lines.tsx'
import { Page } from '../../features/shell/page.tsx'
import { inAnyLanguage } from '../../platform/api/other-language.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Up to six orders in one walk on a picker's phone. Its address names them, so that a reload goes on with them. */
export default function PickingBatch() {
  const t = useMessages()
  const queries = useQueryClient()
  const ids = batchIds(useSearchParams()[0])
  const read = useQueries({ queries: ids.map((id) => inAnyLanguage(queries, pickingQuery(id))) })
  const pickings = read.flatMap(({ data }) => (data ? [data] : []))
  const failed = read.filter(({ data, isError }) => isError && !data)
  return (
    <Page title={t('picking.batch.title')} back={{ to: '/picking', label: t('picking.title') }}>
      {failed.length > 0 ? (
        <LoadFailure onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      ) : pickings.length < ids.length ? (
        <Skeleton className="h-80" />
      ) : (
        <WalkLines key={ids.join()} pickings={pickings} />
      )}
    </Page>
  )
}
