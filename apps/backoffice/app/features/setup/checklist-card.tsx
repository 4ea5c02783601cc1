import type { Setup } from '@tsiran/contract/admin/setup'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Panel } from '../shell/panel.tsx'
import { Checklist } from './checklist.tsx'

/** The checklist with the way to put it away. */
export function ChecklistCard({ setup }: { setup: Setup }) {
  const t = useMessages()
  const dismiss = useAct(
    () => api('POST /api/admin/setup/dismiss', { body: { dismissed: true } }),
    { refresh: [['setup']], done: t('setup.dismissed') },
  )
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
