/** Characters of a text from outside that are stored at most. */
const maxLength = 200
const controls = /\p{Cc}/gu

/** Makes a text from outside safe to store: PostgreSQL takes neither NUL nor half of a surrogate pair. */
export const cleanText = (text: string): string => text.slice(0, maxLength).toWellFormed().replace(controls, ' ')

/** Writes what came from outside as JSON that PostgreSQL takes, whatever was in it. */
export const cleanJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'string' ? cleanText(part) : part))
