import { expect, test } from 'vitest'
import { localePattern, locales } from './locale.ts'
import { mapText, perLocale } from './map-text.ts'

test('a text keeps its languages, in the order of the list', () => {
  const text = perLocale((locale) => `${locale} `)
  expect(Object.keys(text)).toEqual(locales)
  expect(mapText(text, (value) => value.trim())).toEqual(
    Object.fromEntries(locales.map((locale) => [locale, locale])),
  )
})

test('the pattern takes each language and nothing longer', () => {
  const path = new RegExp(`^/${localePattern}$`)
  for (const locale of locales) expect(path.test(`/${locale}`)).toBe(true)
  expect(path.test('/fr')).toBe(false)
  expect(path.test(`/${locales[0]}${locales[1]}`)).toBe(false)
})
