import { useMessages } from '@tsiran/app-kit/i18n/messages'
import type { CompanyResult } from './company-post.ts'
import { SyncedLines } from './synced-lines.tsx'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { LiveRegion } from '@tsiran/app-kit/browser/live-region'

/** What became of a Manager's Sync, or of a sub-user's Confirm. */
export function CompanyAnswer({ answer }: { answer: CompanyResult | undefined }) {
  const t = useMessages()
  return (
    <LiveRegion answer={answer}>
      {answer?.outcome === 'refused' && (
        <Notice kind="error">{answer.message || t('errors.unavailable')}</Notice>
      )}
      {answer?.outcome === 'confirmed' && <Notice kind="success">{answer.message}</Notice>}
      {answer?.outcome === 'synced' && <SyncedLines {...answer} />}
    </LiveRegion>
  )
}
