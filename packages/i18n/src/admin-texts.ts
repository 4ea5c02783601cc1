import type { Locale } from '@tsiran/contract/locale'
import { readFileSync } from 'node:fs'
import type { AdminTranslator } from './admin-translator.ts'
import { createTranslator } from './translator.ts'

const known = new Map<Locale, AdminTranslator>()

/** The back office's texts of a language on the server, for files that it writes for the staff. They are read once, when first needed. */
export function adminTexts(locale: Locale): AdminTranslator {
  let texts = known.get(locale)
  if (texts === undefined) known.set(locale, (texts = read(locale)))
  return texts
}

function read(locale: Locale): AdminTranslator {
  const file = new URL(`../messages/admin/${locale}.json`, import.meta.url)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as object
  return createTranslator(locale, messages) as AdminTranslator
}
