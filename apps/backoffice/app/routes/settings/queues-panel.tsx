import type { SystemState } from '@tsiran/contract/admin/system'
import { formatNumber } from '@tsiran/i18n/money'
import { Panel } from '@tsiran/ui/detail-layout'
import { Status } from '@tsiran/ui/status-dot'
import { Facts } from '../../features/people/facts.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Mails and jobs that wait, run or have failed. */
export function QueuesPanel({ mails, jobs }: Pick<SystemState, 'mails' | 'jobs'>) {
  const t = useMessages()
  return (
    <Panel title={t('settings.system.queues')}>
      <Facts
        rows={[
          [
            t('settings.system.mailServer'),
            <Status key="server" tone={mails.server ? 'good' : 'attention'}>
              {t(mails.server ? 'settings.system.there' : 'settings.system.missing')}
            </Status>,
          ],
          [t('settings.system.mailsWaiting'), formatNumber(mails.waiting)],
          [t('settings.system.mailsFailed'), formatNumber(mails.failed)],
          [t('settings.system.jobsOpen'), formatNumber(jobs.open)],
          [t('settings.system.jobsFailed'), formatNumber(jobs.failed)],
          ...jobs.running.map(
            ({ kind, done, total }) =>
              [
                t(`settings.system.job.${kind}`),
                total === null
                  ? formatNumber(done)
                  : t('settings.system.doneOf', {
                      done: formatNumber(done),
                      total: formatNumber(total),
                    }),
              ] as const,
          ),
        ]}
      />
    </Panel>
  )
}
