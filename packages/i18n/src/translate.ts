import en from '../messages/en.json' with { type: 'json' }
import hy from '../messages/hy.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }

/** All messages of the interface by language. */
export const messages = { hy, ru, en }

type Tree = { [key: string]: string | Tree }

/**
 * The message of a dotted key in a language, its `{name}` placeholders replaced. For messages without plurals, on the server.
 * Throws a RangeError on an unknown key.
 */
export function translate(locale: keyof typeof messages, key: string, values: Record<string, string | number> = {}): string {
  let node: Tree | string | undefined = messages[locale] as Tree
  for (const step of key.split('.')) node = typeof node === 'object' ? node[step] : undefined
  if (typeof node !== 'string') throw new RangeError(`no message ${key}`)
  return node.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
