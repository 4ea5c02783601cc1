import { visibleText } from '@tsiran/contract/visible-text'

/** Normalises a text: what is seen of it, trimmed, single blanks, NFC. */
export const tidy = (text: string | undefined): string =>
  visibleText(text ?? '')
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')

/** Normalises a text of several lines, of which it keeps what is seen. */
export const tidyLines = (text: string): string =>
  visibleText(text)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
