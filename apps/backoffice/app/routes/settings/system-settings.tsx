import { useQuery } from '@tanstack/react-query'
import type { SystemState } from '@tsiran/contract/admin/system'
import { formatNumber } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { Status } from '@tsiran/ui/status-dot'
import { Facts } from '../../features/people/facts.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { SettingsPage } from '../../features/settings/settings-page.tsx'
import { settingsChanged, systemState } from '../../features/settings/settings-queries.ts'
import { StuckMails } from '../../features/settings/stuck-mails.tsx'
import { Moment } from '../../features/shell/moment.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { sizeOf } from './system-sizes.ts'
import { LastBackup } from './last-backup.tsx'
import { QueuesPanel } from './queues-panel.tsx'

/** How the shop's machinery is. */
export default function SystemSettings() {
  const t = useMessages()
  const query = useQuery(systemState)
  return (
    <SettingsPage title={t('settings.system.title')}>
      <LoadPart query={query}>{(state) => <System state={state} />}</LoadPart>
      <StuckMails />
    </SettingsPage>
  )
}

const share = (hits: number, misses: number) =>
  hits + misses === 0 ? '–' : `${Math.round((hits / (hits + misses)) * 100)} %`

function System({ state }: { state: SystemState }) {
  const t = useMessages()
  const mayWrite = useCan()('settings.write')
  const clear = useAct(() => api('POST /api/admin/settings/system/caches/clear', { body: {} }), {
    done: t('settings.system.cleared'),
    refresh: settingsChanged,
  })
  const { versions, mails, jobs, caches, disk } = state
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Panel title={t('settings.system.versions')}>
        <Facts
          rows={[
            [t('settings.system.app'), versions.app],
            ['Node', versions.node],
            ['PostgreSQL', versions.postgres],
            [t('settings.system.schema'), versions.schema],
            [t('settings.system.started'), <Moment key="started" at={state.started_at} />],
          ]}
        />
      </Panel>
      <QueuesPanel mails={mails} jobs={jobs} />
      <Panel
        title={t('settings.system.caches')}
        action={
          mayWrite && (
            <Button variant="quiet" loading={clear.isPending} onClick={() => clear.mutate()}>
              {t('settings.system.clear')}
            </Button>
          )
        }
      >
        <Facts
          rows={[
            ...caches.map(
              ({ name, entries, bytes, hits, misses }) =>
                [
                  t(`settings.system.cache.${name}`),
                  `${formatNumber(entries)} · ${sizeOf(t, bytes)} · ${share(hits, misses)}`,
                ] as const,
            ),
            [
              t('settings.system.listening'),
              <Status key="listening" tone={state.listening ? 'good' : 'bad'}>
                {t(state.listening ? 'settings.system.connected' : 'settings.system.disconnected')}
              </Status>,
            ],
          ]}
        />
        <p className="mt-3 text-sm text-muted">{t('settings.system.cachesNote')}</p>
      </Panel>
      <Panel title={t('settings.system.room')}>
        <Facts
          rows={[
            [t('settings.system.database'), sizeOf(t, state.database_bytes)],
            [
              t('settings.system.disk'),
              t('settings.system.diskFree', {
                free: sizeOf(t, disk.free_bytes),
                total: sizeOf(t, disk.total_bytes),
              }),
            ],
            [t('settings.system.backup'), <LastBackup key="backup" backups={state.backups} />],
            [
              t('settings.system.archived'),
              state.archived_at === null ? (
                t('settings.system.notArchived')
              ) : (
                <Moment key="archived" at={state.archived_at} />
              ),
            ],
          ]}
        />
      </Panel>
    </div>
  )
}
