/** Stored length of an untrusted text. */
const maxLength = 200
const controls = /\p{Cc}/gu

/** Makes an untrusted text safe to store: PostgreSQL rejects NUL and lone surrogates. */
export const cleanText = (text: string): string =>
  text.slice(0, maxLength).toWellFormed().replace(controls, ' ')

/** Serialises an untrusted value as JSON that PostgreSQL accepts. */
export const cleanJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? cleanText(part) : part,
  )
