import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { Locale } from '@tsiran/contract/locale'
import { DomainError } from '@tsiran/domain/errors'
import { finishReading } from '@tsiran/domain/imports/stage-rows'
import type { Actor } from '@tsiran/domain/shared/actor'
import { translate } from '@tsiran/i18n/translate'
import type { Context } from '../context.ts'
import { UnreadableFileError } from './readers/unreadable-file.ts'
import { runImportThread } from './run-import-thread.ts'

/** Files that one process reads at a time: each has a thread of its own. */
const maxReadings = 2
/** Files that wait for their turn, in memory. */
const maxWaiting = 4
/** Milliseconds that a file may take. */
const timeoutMs = 5 * 60_000

let readings = 0
const waiting: (() => void)[] = []

/** Resolves when a file may be read. Refuses with `unavailable` where too many wait already. */
async function takeTurn(): Promise<void> {
  if (readings < maxReadings) {
    readings++
    return
  }
  if (waiting.length >= maxWaiting) throw new DomainError('unavailable', { retryAfter: 10 })
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** Hands the turn to the file that has waited longest. */
function passTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else readings--
}

interface UploadedFile {
  kind: ImportKind
  fileName: string
  bytes: Buffer
  by: Actor
  locale: Locale
}

/**
 * Reads an uploaded file into an import and returns its id. Refuses with `import_invalid` and a sentence, and with `unavailable` while
 * many others are read.
 */
export async function readImportFile(
  { db, config }: Context,
  { kind, fileName, bytes, by, locale }: UploadedFile,
): Promise<number> {
  await takeTurn()
  try {
    const own = new Uint8Array(bytes).buffer
    const id = await runImportThread(
      { databaseUrl: config.databaseUrl, bytes: own, kind, fileName: fileName.slice(0, 200), by },
      AbortSignal.timeout(timeoutMs),
    )
    await finishReading(db, id, by)
    return id
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    const problem = translate(locale, `importFile.${error.problem}`, error.values)
    throw new DomainError('import_invalid', { values: { problem } })
  } finally {
    passTurn()
  }
}
