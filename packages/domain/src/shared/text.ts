/** Normalises a text: trimmed, single blanks, NFC. */
export const tidy = (text: string | undefined): string => (text ?? '').normalize('NFC').trim().replace(/\s+/g, ' ')
