import { UnreadableFileError } from './unreadable-file.ts'

export type FileFormat = 'csv' | 'xlsx'

const startsWith = (bytes: Buffer, ...sign: number[]) =>
  sign.every((byte, at) => bytes[at] === byte)

/** UTF-16 has a zero in every Latin letter, and says by its first bytes that it is UTF-16. */
export const utf16Of = (bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined =>
  startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : undefined

/**
 * The format of a file by its bytes, whatever its name says. Throws {@link UnreadableFileError}: `empty`, `oldWorkbook` for Excel
 * files before 2007 and encrypted ones, `notTable` for everything else that is not text.
 */
export function formatOf(bytes: Buffer): FileFormat {
  if (bytes.length === 0) throw new UnreadableFileError('empty')
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx'
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableFileError('oldWorkbook')
  const head = bytes.subarray(0, 64).toString('latin1').trimStart().toLowerCase()
  const isOther =
    (utf16Of(bytes) === undefined && bytes.includes(0)) ||
    ['%pdf', '<!doctype', '<html', '<?xml', '{\\rtf'].some((sign) => head.startsWith(sign))
  if (isOther) throw new UnreadableFileError('notTable')
  return 'csv'
}
