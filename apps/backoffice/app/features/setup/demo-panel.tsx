import { useQueryClient } from '@tanstack/react-query'
import type { Job } from '@tsiran/contract/admin/jobs'
import type { DemoResult, Setup } from '@tsiran/contract/admin/setup'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Status } from '@tsiran/ui/status-dot'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useCallback, useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { JobProgress } from '../bulk/job-progress.tsx'
import { useCan } from '../session/me-query.ts'
import { Panel } from '../shell/panel.tsx'

/** The demo catalogue in the merchant's own shop: loaded and removed again by one press, in the background. */
export function DemoPanel({ demo: { state, job_id, obstacle } }: Pick<Setup, 'demo'>) {
  const t = useMessages()
  const toast = useToast()
  const queries = useQueryClient()
  const mayWrite = useCan()('settings.write')
  const [isAsking, setIsAsking] = useState(false)
  const load = useAct(() => api('POST /api/admin/setup/demo/load', { body: {} }), {
    refresh: [['setup']],
  })
  const remove = useAct(() => api('POST /api/admin/setup/demo/remove', { body: {} }), {
    refresh: [['setup']],
    onDone: () => setIsAsking(false),
  })
  const onEnd = useCallback(
    ({ state: ended, result }: Job) => {
      const { removed, left } = (result ?? {}) as DemoResult
      if (ended !== 'done') toast.error(t('demo.failed'))
      else if (removed === undefined) toast.success(t('demo.loadedToast'))
      else toast.success(t('demo.removedToast', { removed, left: left ?? 0 }))
      // Products, categories, pages: nearly everything is another now.
      void queries.invalidateQueries()
    },
    [queries, t, toast],
  )
  const isBusy = state === 'loading' || state === 'removing'
  return (
    <Panel title={t('demo.title')} note={t('demo.note')}>
      {isBusy && job_id !== null ? (
        <>
          <p className="mb-2 font-semibold">{t(`demo.${state}`)}</p>
          <JobProgress id={job_id} onEnd={onEnd} />
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {state === 'loaded' && <Status tone="good">{t('demo.loaded')}</Status>}
          {obstacle && <p>{t(`demo.obstacle.${obstacle}`)}</p>}
          {mayWrite && state === 'none' && !obstacle && (
            <Button variant="secondary" loading={load.isPending} onClick={() => load.mutate()}>
              {t('demo.load')}
            </Button>
          )}
          {mayWrite && state === 'loaded' && (
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              {t('demo.remove')}
            </Button>
          )}
        </div>
      )}
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t('demo.removeTitle')}>
        <p>{t('demo.removeNote')}</p>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            {t('bulk.cancel')}
          </Button>
          <Button loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('demo.remove')}
          </Button>
        </div>
      </Dialog>
    </Panel>
  )
}
