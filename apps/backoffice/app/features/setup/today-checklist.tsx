import { useQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Panel } from '../shell/panel.tsx'
import { Checklist } from './checklist.tsx'
import { countDone, setupQuery } from './setup-queries.ts'

/** The checklist on the first page, until it is done or put away. For those who may change the settings. */
export function TodayChecklist() {
  const t = useMessages()
  const { data: setup } = useQuery(setupQuery)
  const dismiss = useAct(
    () => api('POST /api/admin/setup/dismiss', { body: { dismissed: true } }),
    { refresh: [['setup']], done: t('setup.dismissed') },
  )
  if (!setup || setup.dismissed || countDone(setup).isComplete) return null
  return (
    <div className="mb-5">
      <Panel
        title={t('setup.title')}
        actions={
          <span className="flex flex-wrap gap-2">
            <ButtonLink variant="secondary" to="/setup">
              {t('setup.all')}
            </ButtonLink>
            <Button variant="quiet" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
              {t('setup.dismiss')}
            </Button>
          </span>
        }
      >
        <Checklist setup={setup} />
      </Panel>
    </div>
  )
}
