import { archiveWorker } from '../media/archive-job.ts'
import { removeGenerated } from '../media/remove-generated.ts'
import { runEndJob } from '@tsiran/domain/products/planned-end'
import { runRemoveDemo } from '@tsiran/domain/setup/remove-demo'
import type { DemoOrder } from '@tsiran/domain/setup/request-demo'
import { foldVersion } from '@tsiran/i18n/fold'
import type { JobWorkers } from './run-jobs.ts'
import { threadWorker } from './thread-worker.ts'

/** What each kind of background work does. */
export const jobWorkers: JobWorkers = {
  media_archive: archiveWorker,
  refresh_listings: threadWorker('refresh_listings'),
  rebuild_search: { version: foldVersion, ...threadWorker('rebuild_search') },
  import_apply: threadWorker('import_apply'),
  import_check: threadWorker('import_check'),
  bulk_edit: threadWorker('bulk_edit'),
  demo_catalogue: {
    // Its texts are read when somebody asks for them.
    run: async ({ db, config }, job, signal) => {
      if ((job.data as DemoOrder).act === 'load')
        return (await import('@tsiran/demo/load-demo')).runLoadDemo(db, job, signal)
      const removal = await runRemoveDemo(db, job, signal)
      await removeGenerated(db, config.dataDir)
      return removal
    },
  },
  change_set_revert: threadWorker('change_set_revert'),
  change_set_end: { run: ({ db }, job) => runEndJob(db, job) },
}
