import type { Locale } from '@tsiran/contract/locale'
import type { AdminTranslator } from '@tsiran/i18n/admin-translator'
import { createTranslator, type Translator } from '@tsiran/i18n/translator'
import { messageFiles } from './message-files.ts'

/** The texts of one language: those that the shop has too, and those of the back office. */
export interface Texts {
  locale: Locale
  shop: Translator
  admin: AdminTranslator
}

const loaded = new Map<Locale, Texts>()

async function fetchTexts(url: string): Promise<object> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return (await response.json()) as object
}

/** Loads a language's texts, once. Throws where the network fails. */
export async function loadMessages(locale: Locale): Promise<Texts> {
  const known = loaded.get(locale)
  if (known) return known
  const files = messageFiles[locale]
  const [shop, admin] = await Promise.all([fetchTexts(files.shop), fetchTexts(files.admin)])
  const texts = {
    locale,
    shop: createTranslator(locale, shop),
    admin: createTranslator(locale, admin) as AdminTranslator,
  }
  loaded.set(locale, texts)
  return texts
}

/** The texts of a language that {@link loadMessages} has loaded. */
export const loadedMessages = (locale: Locale): Texts | undefined => loaded.get(locale)
