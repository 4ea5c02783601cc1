import { archiveWorker } from '../media/archive-job.ts'
import { removeGenerated } from '../media/remove-generated.ts'
import { rebuildSearch } from '@tsiran/domain/catalog/rebuild-search'
import { runRefresh } from '@tsiran/domain/catalog/run-refresh'
import { importWorker } from '../imports/import-worker.ts'
import { runBulkJob } from '@tsiran/domain/products/bulk-edit'
import { runRevertJob } from '@tsiran/domain/products/revert-change-set'
import { runRemoveDemo } from '@tsiran/domain/setup/remove-demo'
import type { DemoOrder } from '@tsiran/domain/setup/request-demo'
import { foldVersion } from '@tsiran/i18n/fold'
import type { JobWorkers } from './run-jobs.ts'

/** What each kind of background work does. */
export const jobWorkers: JobWorkers = {
  media_archive: archiveWorker,
  refresh_listings: { run: ({ db }, job, signal) => runRefresh(db, job, signal) },
  rebuild_search: {
    version: foldVersion,
    run: ({ db }, job, signal) => rebuildSearch(db, job, signal),
  },
  import_apply: importWorker('apply'),
  import_check: importWorker('check'),
  bulk_edit: { run: ({ db }, job, signal) => runBulkJob(db, job, signal) },
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
  change_set_revert: { run: ({ db }, job, signal) => runRevertJob(db, job, signal) },
}
