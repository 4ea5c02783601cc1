import { useQuery } from '@tanstack/react-query'
import type { StuckMail } from '@tsiran/contract/admin/stuck-mails'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { SmallTable } from '../people/small-table.tsx'
import { useCan } from '../session/me-query.ts'
import { Moment } from '../shell/moment.tsx'
import { LoadPart } from '../shell/load-part.tsx'
import { settingsChanged, stuckMails } from './settings-queries.ts'

/** Mails that could not be sent, with what the mail server said. */
export function StuckMails() {
  const t = useMessages()
  const query = useQuery(stuckMails)
  const mayWrite = useCan()('settings.write')
  const retry = useAct(
    ({ id }: StuckMail) =>
      api('POST /api/admin/settings/system/mails/:id/retry', { params: { id }, body: {} }),
    { done: t('settings.system.retried'), refresh: settingsChanged },
  )
  return (
    <Panel title={t('settings.system.stuck')}>
      <LoadPart query={query}>
        {(mails) => (
          <SmallTable
            label={t('settings.system.stuck')}
            empty={t('settings.system.noStuck')}
            heads={[
              t('settings.system.queued'),
              t('settings.system.subject'),
              t('settings.system.error'),
              t('settings.system.attempts'),
              t('common.acts'),
            ]}
            rows={mails.map((mail) => ({
              id: mail.id,
              cells: [
                <Moment key="at" at={mail.created_at} />,
                <span key="subject" className="block min-w-36">
                  {mail.subject}
                </span>,
                <span key="error" className="wrap-anywhere text-muted">
                  {mail.error}
                </span>,
                mail.attempts,
                mayWrite && (
                  <Button
                    key="retry"
                    variant="quiet"
                    aria-label={t('settings.system.retryOf', { subject: mail.subject })}
                    onClick={() => retry.mutate(mail)}
                  >
                    {t('settings.system.retry')}
                  </Button>
                ),
              ],
            }))}
          />
        )}
      </LoadPart>
    </Panel>
  )
}
