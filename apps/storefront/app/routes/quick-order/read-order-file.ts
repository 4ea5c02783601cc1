import { readSheet } from './read-sheet.ts'
import { TooLargeError } from './zip.ts'

/** Maximum size of a file, in bytes. */
const maxBytes = { text: 200_000, sheet: 1_000_000 }

export type FileProblem = 'fileTooLarge' | 'fileUnreadable'

/** The lines of a text, CSV or XLSX file, in the format of pasted text. */
export async function readOrderFile(file: Blob): Promise<string | { problem: FileProblem }> {
  if (file.size > maxBytes.sheet) return { problem: 'fileTooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A zip, whatever its name: a spreadsheet.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readSheetFile(bytes)
  if (bytes.length > maxBytes.text) return { problem: 'fileTooLarge' }
  const text = decode(bytes)
  // Old spreadsheets (.xls), PDF and pictures.
  return text.includes('\0') || text.startsWith('%PDF') ? { problem: 'fileUnreadable' } : text
}

async function readSheetFile(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string | { problem: FileProblem }> {
  try {
    const rows = await readSheet(bytes)
    return rows ? rows.map((cells) => cells.join('\t')).join('\n') : { problem: 'fileUnreadable' }
  } catch (error) {
    if (error instanceof TooLargeError) return { problem: 'fileTooLarge' }
    throw error
  }
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else the encoding of older local spreadsheets. */
function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  if (mark === 0xfffe || mark === 0xfeff)
    return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
