import { useQueries, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { ButtonLink } from '@tsiran/ui/button'
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
  const missing = ids.filter((_, at) => isMissing(read[at]!))
  const pickings = read.flatMap((query) => (query.data && !isMissing(query) ? [query.data] : []))
  const failed = read.filter((query) => query.isError && !query.data && !isMissing(query))
  if (missing.length === ids.length)
    return (
      <EmptyState text={t('picking.batch.none')} hint={t('picking.batch.noneNote')}>
        <ButtonLink to="/picking">{t('picking.batch.toList')}</ButtonLink>
      </EmptyState>
    )
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

/** Whether the shop has no such order. */
const isMissing = ({ error }: { error: unknown }): boolean =>
  isApiError(error) && error.status === 404
