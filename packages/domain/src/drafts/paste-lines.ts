import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { PasteProblem } from '@tsiran/contract/admin/draft-line-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { readPaste } from './read-paste.ts'
import { writeDraft } from './write-draft.ts'
import { type DraftWriter, openForWriting, finishChange } from './draft-writer.ts'

export interface Pasted {
  data: Draft
  /** Lines of the text that are in the draft now. */
  added: number
  problems: PasteProblem[]
}

/**
 * Adds lines of code and quantity to a draft, as a quick order reads them; a line without a quantity is one pack. Refuses as
 * {@link changeDraft} does, with `cart_full`, and with `validation_failed` for more than 500 lines.
 */
export const pasteLines = (
  db: Db,
  id: number,
  { text, version }: { text: string; version: number },
  writer: DraftWriter,
) =>
  inTransaction(db, async (tx): Promise<Pasted> => {
    const { row, before } = await openForWriting(tx, id, version, writer)
    const { lines, problems } = await readPaste(tx, row, text, writer.locale)
    const own = before.lines.flatMap(({ variant_id, quantity }) =>
      variant_id === null ? [] : [{ variant_id, quantity }],
    )
    await writeDraft(tx, row, { lines: [...own, ...lines] }, writer.services)
    return { data: await finishChange(tx, before, writer), added: lines.length, problems }
  })
