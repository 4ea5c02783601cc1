import adminEn from '@tsiran/i18n/messages/admin/en.json' with { type: 'json' }
import adminHy from '@tsiran/i18n/messages/admin/hy.json' with { type: 'json' }
import adminRu from '@tsiran/i18n/messages/admin/ru.json' with { type: 'json' }
import { actionName } from '@tsiran/i18n/action-names'
import { messages } from '@tsiran/i18n/translate'
import { describe, expect, test } from 'vitest'
import {
  adminSources,
  isUsed,
  keyOf,
  placesOf,
  readActions,
  readRefusals,
  readUses,
  shopSources,
  textsOf,
} from './messages/keys.ts'

/** The same in every language. */
const alike = /^(?:E-mail|Excel \(\.xlsx\)|Idram|\S+@\S+)$/

/** Letters of other languages. The Armenian abbreviation of the tax number is allowed, because everybody in Armenia knows it. */
const scripts = {
  hy: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Armenian}/u,
  en: /\p{Script=Cyrillic}|\p{Script=Armenian}/u,
} as const

/** The texts of each application, and where they are used. */
const applications = {
  shop: { messages, sources: shopSources, used: 'cart.title', minPlurals: 4 },
  'back office': {
    messages: { hy: adminHy, ru: adminRu, en: adminEn },
    sources: adminSources,
    used: 'session.signInTitle',
    minPlurals: 2,
  },
}

test('refusals give the values that their texts have places for', () => {
  const refusals = readRefusals()
  expect(refusals.length).toBeGreaterThan(4)
  const english = textsOf(messages.en)
  const differing = refusals.filter(
    ([code, names]) => String(names) !== String(placesOf(english.get(`errors.${code}`) ?? '')),
  )
  expect(differing).toEqual([])
})

test('what the change log holds as done has words', () => {
  const actions = readActions()
  expect(actions.length).toBeGreaterThan(50)
  expect(actions.filter((action) => actionName(action) === undefined)).toEqual([])
})

describe.each(Object.entries(applications))(
  'the texts of the %s',
  (_name, { messages: texts, sources, used, minPlurals }) => {
    const english = textsOf(texts.en)

    describe.each(['hy', 'ru'] as const)('in %s', (locale) => {
      const translated = textsOf(texts[locale])
      const keys = (of: ReadonlyMap<string, string>) =>
        [...new Set([...of.keys()].map(keyOf))].sort()

      test('have the keys of the English ones', () =>
        expect(keys(translated)).toEqual(keys(english)))

      test('have every plural form that the language has', () => {
        const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
        const plurals = [...translated.keys()].filter((name) => name.endsWith('#other')).map(keyOf)
        expect(plurals.length).toBeGreaterThanOrEqual(minPlurals)
        expect(
          plurals.flatMap((key) =>
            forms
              .filter((form) => !translated.has(`${key}#${form}`))
              .map((form) => `${key}#${form}`),
          ),
        ).toEqual([])
      })

      test('have the placeholders of the English ones', () => {
        const places = new Map([...english].map(([name, text]) => [keyOf(name), placesOf(text)]))
        const differing = [...translated].filter(
          ([name, text]) => String(placesOf(text)) !== String(places.get(keyOf(name))),
        )
        expect(differing).toEqual([])
      })

      test('are not the English ones', () => {
        const same = [...translated].filter(
          ([name, text]) =>
            english.get(name) === text &&
            !alike.test(text) &&
            /[A-Za-z]{3}/.test(text.replace(/\{\w+\}/g, '')),
        )
        expect(same).toEqual([])
      })
    })

    test.each(['hy', 'ru', 'en'] as const)(
      'none in %s is in another language’s letters',
      (locale) => {
        expect(
          [...textsOf(texts[locale])].filter(
            ([, text]) => text.trim() === '' || scripts[locale].test(text.replace('ՀՎՀՀ', '')),
          ),
        ).toEqual([])
      },
    )

    // The full stop is ։, and the dot between clauses the plain one: the shop's typeface has no U+2024.
    test('Armenian sentences have Armenian punctuation', () =>
      expect(
        [...textsOf(texts.hy)].filter(([, text]) => /\p{Script=Armenian}:|\u2024/u.test(text)),
      ).toEqual([]))

    test('each is used, and a planted unused one is found', () => {
      const uses = readUses(sources)
      const unused = (keys: Iterable<string>) =>
        [...new Set([...keys].map(keyOf))].filter((key) => !isUsed(uses, key))
      expect(unused(['cart.neverAsked', used])).toEqual(['cart.neverAsked'])
      expect(unused(english.keys())).toEqual([])
    })
  },
)
