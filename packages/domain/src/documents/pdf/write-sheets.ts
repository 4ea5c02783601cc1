import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@tsiran/contract/locale'
import { PageWriter } from './page-writer.ts'
import { writeSheet, type Sheet } from './sheet.ts'

interface Papers {
  /** Title of the file, and its language. */
  title: string
  locale: Locale
  sheets: Iterable<Sheet>
}

/** A PDF of papers, each on pages of its own. Between two of them other work has its turn. */
export async function writeSheets({ title, locale, sheets }: Papers): Promise<Buffer> {
  const writer = new PageWriter({ title, locale })
  for (const sheet of sheets) {
    writeSheet(writer, sheet)
    await setImmediate()
  }
  return writer.end()
}
