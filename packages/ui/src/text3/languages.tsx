/** A text in every language, by the languages' codes. */
export type TextByLanguage = Record<string, string>

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== ''

/** The codes of the languages in which a text is missing; none where all are empty and the text may be. */
export function missingLanguages(
  codes: readonly string[],
  text: TextByLanguage,
  required: boolean,
): string[] {
  const missing = codes.filter((code) => !isFilled(text[code]))
  return missing.length === codes.length && !required ? [] : missing
}

/** The language that an empty one is copied from: the preferred one, else the first that has the text. */
export function copySource(
  codes: readonly string[],
  text: TextByLanguage,
  into: string,
  preferred: string,
): string | undefined {
  if (isFilled(text[into])) return undefined
  return [preferred, ...codes].find((code) => code !== into && isFilled(text[code]))
}
