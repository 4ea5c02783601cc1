import { readFileSync } from 'node:fs'
import { locales, type Locale } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import { withOverrides, type Overrides } from './overrides.ts'
import type { Messages } from './translator.ts'

const read = (locale: Locale) =>
  JSON.parse(
    readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8'),
  ) as Messages

/** All messages of the interface by language, as they are shipped. */
export const shippedMessages: Readonly<Record<Locale, Messages>> = perLocale(read)

/** The merchant's overrides that this process has loaded, by language. */
let loaded: Readonly<Record<Locale, Overrides>> = perLocale(() => ({}))

/** All messages of the interface by language, with the merchant's overrides. */
export let messages: Readonly<Record<Locale, Messages>> = { ...shippedMessages }

/** The merchant's overrides of a language: the same object until they change. */
export const overridesOf = (locale: Locale): Overrides => loaded[locale]

/** Gives this process the merchant's overrides. A language's texts without a change stay the same object. Returns whether any changed. */
export function setOverrides(next: Readonly<Record<Locale, Overrides>>): boolean {
  const changed = locales.filter(
    (locale) => JSON.stringify(next[locale]) !== JSON.stringify(loaded[locale]),
  )
  if (changed.length === 0) return false
  loaded = perLocale((locale) => (changed.includes(locale) ? next : loaded)[locale])
  messages = perLocale((locale) =>
    changed.includes(locale)
      ? withOverrides(shippedMessages[locale], loaded[locale])
      : messages[locale],
  )
  return true
}

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
