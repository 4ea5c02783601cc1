import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { utf16Of } from './file-format.ts'
import type { SheetRow } from './sheet-row.ts'
import { UnreadableFileError } from './unreadable-file.ts'

/** Bytes that are decoded and parsed at once. */
const partBytes = 64 * 1024
/** Characters in which the separator is looked for. */
const sampleLength = 16 * 1024
/** Characters of a row: beyond them, a quotation mark was not closed. */
const maxRecordLength = 1_000_000

/**
 * UTF-8 with or without its mark, UTF-16 with it, or else the encoding of older local spreadsheets. Throws
 * {@link UnreadableFileError} on UTF-8 with broken letters: in another encoding every text would be another one.
 */
export function encodingOf(bytes: Buffer): string {
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined || isUtf8(bytes)) return utf16 ?? 'utf-8'
  const sample = bytes.subarray(0, sampleLength * 2).toString()
  const count = (letters: RegExp) => sample.match(letters)?.length ?? 0
  // Letters of windows-1251 are hardly ever valid UTF-8.
  if (count(/[^\0-\x7F\uFFFD]/g) > count(/\uFFFD/g)) throw new UnreadableFileError('brokenLetters')
  return 'windows-1251'
}

/** The separator that the first row has most of, outside quotation marks: a semicolon, comma or tab. */
export function separatorOf(text: string): string {
  const counts = new Map<string, number>([
    [';', 0],
    [',', 0],
    ['\t', 0],
  ])
  let quoted = false
  for (const sign of text) {
    if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '\n' || sign === '\r')) {
      if ([...counts.values()].some((count) => count > 0)) break
    } else if (!quoted && counts.has(sign)) counts.set(sign, counts.get(sign)! + 1)
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/**
 * The rows of a CSV file, as they are parsed; the first is row 1. Empty rows count, as they do in Excel. Throws
 * {@link UnreadableFileError} on a quotation mark that is not closed.
 */
export async function* readCsv(bytes: Buffer): AsyncGenerator<SheetRow> {
  const encoding = encodingOf(bytes)
  const sample = new TextDecoder(encoding).decode(bytes.subarray(0, sampleLength * 2))
  const parser = parse({
    delimiter: separatorOf(sample.slice(0, sampleLength)),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: maxRecordLength,
  })
  const source = Readable.from(decode(bytes, encoding))
  source.pipe(parser)
  let number = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number++
      yield { number, cells }
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableFileError('quoteNotClosed', { row: Number(error['records']) + 1 })
    throw error
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** The text of a file, part by part. */
function* decode(bytes: Buffer, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < bytes.length; at += partBytes)
    yield decoder.decode(bytes.subarray(at, at + partBytes), { stream: true })
  yield decoder.decode()
}
