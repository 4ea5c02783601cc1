import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Button } from '@tsiran/ui/button'
import { LeaveGuard } from '@tsiran/ui/save-bar/leave-guard'
import { LeaveQuestion } from '@tsiran/ui/save-bar/leave-question'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useState } from 'react'
import { ContentsTable } from '../../features/products/contents/contents-table.tsx'
import { useContents } from '../../features/products/contents/use-contents.ts'
import { productsPath } from '../../features/products/paths.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Contents read from names, for review before they are written. */
export default function Contents() {
  const t = useMessages()
  const mayWrite = useCan()('catalogue.write')
  const contents = useContents()
  const { list, rows, count, apply, pending, goOn } = contents
  const [asking, setAsking] = useState(false)
  return (
    <Page title={t('contents.title')} back={{ to: productsPath, label: t('products.title') }}>
      <LeaveGuard active={contents.edited} paused={pending} />
      <LeaveQuestion
        open={asking}
        onLeave={() => {
          setAsking(false)
          goOn?.()
        }}
        onStay={() => setAsking(false)}
      />
      <p className="mb-4 max-w-prose text-muted">{t('contents.note')}</p>
      {list.isPending && <Skeleton className="h-64" />}
      {list.isError && <LoadFailure onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && (
        <p className="py-8 text-center text-muted">
          {t(goOn ? 'contents.emptyPage' : 'contents.empty')}
        </p>
      )}
      {rows.length > 0 && <ContentsTable contents={contents} mayWrite={mayWrite} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        {goOn && (
          <Button
            variant="secondary"
            onClick={contents.corrected ? () => setAsking(true) : goOn}
            disabled={pending}
          >
            {t('contents.next')}
          </Button>
        )}
        {mayWrite && rows.length > 0 && (
          <Button onClick={apply} loading={pending} disabled={count === 0}>
            {t('contents.apply', { count })}
          </Button>
        )}
      </div>
    </Page>
  )
}
