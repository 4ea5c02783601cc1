import { readFileSync } from 'node:fs'
import type { Locale } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import type { Messages } from './translator.ts'

const read = (locale: Locale) =>
  JSON.parse(
    readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8'),
  ) as Messages

/** All messages of the interface by language. */
export const messages = perLocale(read)

type Tree = { [key: string]: string | Tree }

/**
 * The message of a dotted key in a language, its `{name}` placeholders replaced. For messages without plurals, on the server.
 * Throws a RangeError on an unknown key.
 */
export function translate(
  locale: Locale,
  key: string,
  values: Record<string, string | number> = {},
): string {
  let node: Tree | string | undefined = messages[locale] as Tree
  for (const step of key.split('.')) node = typeof node === 'object' ? node[step] : undefined
  if (typeof node !== 'string') throw new RangeError(`no message ${key}`)
  return node.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
