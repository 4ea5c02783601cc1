import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Button } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { Moment } from '../../features/shell/moment.tsx'
import { Panel } from '../../features/shell/panel.tsx'
import { describeBrowser } from '../../features/staff/describe-browser.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const sessionsKey = ['own-sessions']

/** Where the person is signed in; each other place can be signed out. */
export function SessionsPanel() {
  const t = useMessages()
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await api('GET /api/admin/me/sessions')).data,
  })
  const end = useAct((id: string) => api('DELETE /api/admin/me/sessions/:id', { params: { id } }), {
    done: t('me.sessionEnded'),
    refresh: [sessionsKey],
  })
  return (
    <Panel title={t('me.sessions')}>
      {sessions.isPending && <Skeleton className="h-16" />}
      {sessions.isError && <LoadFailure onRetry={() => void sessions.refetch()} />}
      <ul className="divide-y divide-line">
        {sessions.data?.map(({ id, user_agent, seen_at, current }) => {
          const browser = describeBrowser(user_agent) || t('me.unknownBrowser')
          return (
            <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1">
              <span className="grow">
                <span className="block font-semibold" title={user_agent}>
                  {browser}
                </span>
                <span className="text-sm text-muted">
                  {t('me.seen')} <Moment at={seen_at} />
                </span>
              </span>
              {current ? (
                <span className="text-sm font-semibold text-leaf">{t('me.thisBrowser')}</span>
              ) : (
                <Button
                  variant="quiet"
                  aria-label={t('me.endNamed', { browser })}
                  loading={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  {t('shell.signOut')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
