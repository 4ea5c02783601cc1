/** Normalises a text: trimmed, single blanks, NFC. */
export const tidy = (text: string | undefined): string =>
  (text ?? '').normalize('NFC').trim().replace(/\s+/g, ' ')

/** Normalises a text of several lines, without control characters. */
export const tidyLines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
