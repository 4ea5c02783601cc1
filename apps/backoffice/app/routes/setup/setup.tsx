import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '@tsiran/contract/shop-paths'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button, buttonClass } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { Status } from '@tsiran/ui/status-dot'
import { Checklist } from '../../features/setup/checklist.tsx'
import { DemoPanel } from '../../features/setup/demo-panel.tsx'
import { setupQuery } from '../../features/setup/setup-queries.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { Panel } from '../../features/shell/panel.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** What makes an empty shop ready, and the demo catalogue to try it with. */
export default function Setup() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('settings.write')
  const { data: setup, isError, refetch } = useQuery(setupQuery)
  const show = useAct(() => api('POST /api/admin/setup/dismiss', { body: { dismissed: false } }), {
    refresh: [['setup']],
    done: t('common.saved'),
  })
  return (
    <Page
      title={t('setup.title')}
      actions={
        setup?.is_open && (
          <a
            href={inLanguage(locale, '')}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            {t('setup.visit')}
          </a>
        )
      }
    >
      {isError && !setup && <LoadFailure onRetry={() => void refetch()} />}
      {!isError && !setup && <Skeleton className="h-96" />}
      {setup && (
        <div className="grid max-w-4xl gap-5">
          <Panel
            title={t('setup.all')}
            note={t('setup.note')}
            actions={
              <Status tone={setup.is_open ? 'good' : 'attention'}>
                {t(setup.is_open ? 'setup.isOpen' : 'setup.isClosed')}
              </Status>
            }
          >
            <Checklist setup={setup} />
            {mayWrite && setup.dismissed && (
              <Button
                variant="secondary"
                className="mt-3"
                loading={show.isPending}
                onClick={() => show.mutate()}
              >
                {t('setup.show')}
              </Button>
            )}
          </Panel>
          <DemoPanel demo={setup.demo} />
        </div>
      )}
    </Page>
  )
}
