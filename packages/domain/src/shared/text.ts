/** Without outer blanks, inner ones single, the letters in one encoding. */
export const tidy = (text: string | undefined): string => (text ?? '').normalize('NFC').trim().replace(/\s+/g, ' ')
