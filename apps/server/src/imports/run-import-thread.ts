import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { Actor } from '@tsiran/domain/shared/actor'
import { runInThread } from '../ops/run-in-thread.ts'
import { UnreadableFileError, type FileProblem } from './readers/unreadable-file.ts'

/** A file to read. */
export interface ThreadInput {
  databaseUrl: string
  bytes: ArrayBuffer
  kind: ImportKind
  fileName: string
  by: Actor
}
/** The import's id, or why there is none. */
export type ThreadOutput =
  | { id: number }
  | { unreadable: { problem: FileProblem; values: Record<string, string | number> } }

const program = new URL('import-thread.ts', import.meta.url)

/**
 * Reads a file into an import in a thread, and returns the import's id. Throws {@link UnreadableFileError}, also for a file that needs more
 * memory than the thread has, and the signal's reason once it is aborted, which ends the thread.
 */
export async function runImportThread(input: ThreadInput, signal: AbortSignal): Promise<number> {
  const transfer = [input.bytes]
  const output = await runInThread<ThreadOutput>(program, { input, transfer, signal }).catch(
    (error: unknown): ThreadOutput => {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
      return { unreadable: { problem: 'tooLarge', values: {} } }
    },
  )
  if ('unreadable' in output)
    throw new UnreadableFileError(output.unreadable.problem, output.unreadable.values)
  return output.id
}
