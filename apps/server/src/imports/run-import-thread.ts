import { Worker } from 'node:worker_threads'
import type { ImportKind } from '@tsiran/contract/admin/import-shapes'
import type { Actor } from '@tsiran/domain/shared/actor'
import { JobEndedError, type LeasedJob } from '@tsiran/domain/shared/jobs'
import { UnreadableFileError, type FileProblem } from './readers/unreadable-file.ts'

export type ThreadTask =
  | { name: 'read'; bytes: ArrayBuffer; kind: ImportKind; fileName: string; by: Actor }
  | { name: 'check' | 'apply'; job: LeasedJob }
export interface ThreadInput {
  databaseUrl: string
  task: ThreadTask
}
/** The import's id, or why there is none. */
export type ThreadOutput =
  | { id: number }
  | { unreadable: { problem: FileProblem; values: Record<string, string | number> } }
  | { ended: JobEndedError['reason'] }

/** Megabytes of the thread's own heap: the server's is not touched. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/**
 * Does an import's work in a thread with a heap and a database connection of its own, so that shoppers' calls never wait for it. Returns
 * the import's id. Throws {@link UnreadableFileError}, also for a file that needs more memory than the thread has, JobEndedError, and the
 * signal's reason once it is aborted, which ends the thread.
 */
export async function runImportThread(input: ThreadInput, signal: AbortSignal): Promise<number> {
  const { task } = input
  const thread = new Worker(new URL('import-thread.ts', import.meta.url), {
    workerData: input,
    transferList: task.name === 'read' ? [task.bytes] : [],
    resourceLimits,
  })
  const end = () => void thread.terminate()
  signal.addEventListener('abort', end)
  try {
    signal.throwIfAborted()
    return readOutput(await outputOf(thread, signal))
  } finally {
    signal.removeEventListener('abort', end)
    await thread.terminate()
  }
}

const outputOf = (thread: Worker, signal: AbortSignal) =>
  new Promise<ThreadOutput>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        resolve({ unreadable: { problem: 'tooLarge', values: {} } })
      else reject(error)
    })
    thread.once('exit', () => {
      reject(signal.aborted ? (signal.reason as Error) : new Error('the import thread ended'))
    })
  })

function readOutput(output: ThreadOutput): number {
  if ('unreadable' in output)
    throw new UnreadableFileError(output.unreadable.problem, output.unreadable.values)
  if ('ended' in output) throw new JobEndedError(output.ended)
  return output.id
}
