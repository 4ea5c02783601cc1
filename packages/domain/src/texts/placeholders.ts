/** The names of a text's `{name}` placeholders, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)),
]

/** What is wrong with the placeholders of an override, as a text of the messages' `field` area. */
export interface PlaceholderProblem {
  key: 'placeholderUnknown' | 'placeholderMissing' | 'placeholderBroken'
  values: Record<string, string>
}

/**
 * Compares an override's placeholders with those of the shipped text. A plural form may leave out its number: "one piece". Returns
 * undefined where they fit.
 */
export function placeholderProblem(
  text: string,
  { shipped, isPlural }: { shipped: string; isPlural: boolean },
): PlaceholderProblem | undefined {
  if (/[{}]/.test(text.replace(/\{\w+\}/g, '')))
    return { key: 'placeholderBroken', values: { example: '{name}' } }
  const [own, known] = [placeholdersOf(text), placeholdersOf(shipped)]
  const unknown = own.find((name) => !known.includes(name))
  if (unknown !== undefined) return { key: 'placeholderUnknown', values: { name: `{${unknown}}` } }
  const missing = known.find((name) => !own.includes(name) && !(isPlural && name === 'count'))
  return missing === undefined
    ? undefined
    : { key: 'placeholderMissing', values: { name: `{${missing}}` } }
}
