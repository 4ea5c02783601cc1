import type en from '../messages/en.json'

/** A text for each plural category of the language; `other` is required. */
interface Plural {
  other: string
}

export type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

export type Messages = typeof en
/** The dotted key of a text: `cart.title`. */
export type MessageKey = KeysOf<Messages>
export type Values = Record<string, string | number>
export type Translator = (key: MessageKey, values?: Values) => string

type Tree = { [key: string]: string | Tree }

/**
 * Creates the translator of one language. `{name}` is replaced by the value of that name; the value `count` selects a plural
 * form. There is no other syntax (docs/decisions, plain messages).
 */
export function createTranslator(locale: string, messages: object): Translator {
  const plurals = new Intl.PluralRules(locale)
  const known = new Map<MessageKey, string | Tree | undefined>()
  return (key, values) => {
    let found = known.get(key)
    if (found === undefined) known.set(key, (found = find(messages as Tree, key)))
    const text =
      typeof found === 'object'
        ? (found[plurals.select(Number(values?.['count']))] ?? found['other'])
        : found
    if (typeof text !== 'string') throw new RangeError(`no message ${key}`)
    return values
      ? text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
      : text
  }
}

function find(tree: Tree, key: string): string | Tree | undefined {
  let node: string | Tree | undefined = tree
  for (const step of key.split('.')) node = typeof node === 'object' ? node[step] : undefined
  return node
}
