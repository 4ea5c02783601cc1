import type { ArchiveResult } from '@tsiran/contract/admin/media-attachment'
import { DomainError } from '@tsiran/domain/errors'
import { reportProgress } from '@tsiran/domain/shared/jobs'
import type { LeasedJob } from '@tsiran/domain/shared/lease-job'
import type { JobWorker } from '../ops/run-jobs.ts'
import { attachPicturesFromZip } from './attach-zip.ts'
import { ZipError } from './zip-file.ts'

/** Where the zip of a job is stored until the job is done. */
export const archivePath = (name: string): string => `archives/${name}`

interface ArchivePosition {
  done: number
  result: ArchiveResult
}

/** Stores the pictures of an uploaded zip, batch by batch, and adds them to their products. */
export const archiveWorker: JobWorker = {
  async run(context, job: LeasedJob, signal) {
    const { path } = job.data as { path: string }
    const position = job.position as ArchivePosition | null
    const result = await context.media.store.withFile(path, async (file) => {
      if (file === undefined) {
        // A process that died between the removal of the zip and the job's end had added everything.
        if (position && position.done === job.total) return position.result
        throw new DomainError('not_found')
      }
      return attachPicturesFromZip(context, file, {
        by: job.by,
        from: position ?? undefined,
        async onProgress({ done, total, result: soFar }) {
          signal.throwIfAborted()
          await reportProgress(context.db, job, {
            done,
            total,
            position: { done, result: soFar } satisfies ArchivePosition,
            result: soFar,
          })
        },
      }).catch((error: unknown) => {
        throw error instanceof ZipError ? new DomainError('bad_request') : error
      })
    })
    await context.media.store.remove([path])
    return result
  },
}
