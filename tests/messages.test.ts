import { messages } from '@tsiran/i18n/translate'
import { describe, expect, test } from 'vitest'
import { keyOf, placesOf, readUses, textsOf } from './messages/keys.ts'

const english = textsOf(messages.en)

/** The same in every language. */
const alike = /^(?:E-mail|\S+@\S+)$/

describe.each(['hy', 'ru'] as const)('the texts in %s', (locale) => {
  const texts = textsOf(messages[locale])
  const keys = (of: ReadonlyMap<string, string>) => [...new Set([...of.keys()].map(keyOf))].sort()

  test('have the keys of the English ones', () => expect(keys(texts)).toEqual(keys(english)))

  test('have every plural form that the language has', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const plurals = [...texts.keys()].filter((name) => name.endsWith('#other')).map(keyOf)
    expect(plurals.length).toBeGreaterThan(3)
    expect(plurals.flatMap((key) => forms.filter((form) => !texts.has(`${key}#${form}`)).map((form) => `${key}#${form}`))).toEqual([])
  })

  test('have the placeholders of the English ones', () => {
    const places = new Map([...english].map(([name, text]) => [keyOf(name), placesOf(text)]))
    const differing = [...texts].filter(([name, text]) => String(placesOf(text)) !== String(places.get(keyOf(name))))
    expect(differing).toEqual([])
  })

  test('are not the English ones', () => {
    const same = [...texts].filter(
      ([name, text]) => english.get(name) === text && !alike.test(text) && /[A-Za-z]{3}/.test(text.replace(/\{\w+\}/g, '')),
    )
    expect(same).toEqual([])
  })
})

/** Letters of other languages. The Armenian abbreviation of the tax number is allowed, because everybody in Armenia knows it. */
const scripts = {
  hy: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Armenian}/u,
  en: /\p{Script=Cyrillic}|\p{Script=Armenian}/u,
} as const

test.each(['hy', 'ru', 'en'] as const)('no text in %s is in another language’s letters', (locale) => {
  expect([...textsOf(messages[locale])].filter(([, text]) => text.trim() === '' || scripts[locale].test(text.replace('ՀՎՀՀ', '')))).toEqual(
    [],
  )
})

// The full stop is ։, and the dot between clauses the plain one: the shop's typeface has no U+2024.
test('Armenian sentences have Armenian punctuation', () =>
  expect([...textsOf(messages.hy)].filter(([, text]) => /\p{Script=Armenian}:|\u2024/u.test(text))).toEqual([]))

test('every text is used, and a planted unused one is found', () => {
  const { written, patterns } = readUses()
  const unused = (keys: Iterable<string>) =>
    [...new Set([...keys].map(keyOf))].filter((key) => !written.has(key) && !patterns.some((pattern) => pattern.test(key)))
  expect(unused(['cart.neverAsked', 'cart.title'])).toEqual(['cart.neverAsked'])
  expect(unused(english.keys())).toEqual([])
})
