import type { Locale } from '@tsiran/contract/locale'
import adminEn from '@tsiran/i18n/messages/admin/en.json?url'
import adminHy from '@tsiran/i18n/messages/admin/hy.json?url'
import adminRu from '@tsiran/i18n/messages/admin/ru.json?url'
import en from '@tsiran/i18n/messages/en.json?url'
import hy from '@tsiran/i18n/messages/hy.json?url'
import ru from '@tsiran/i18n/messages/ru.json?url'

/** The addresses of each language's texts, cached for good under their hashes: the shop's, for what both applications say, and the own. */
export const messageFiles: Record<Locale, { shop: string; admin: string }> = {
  hy: { shop: hy, admin: adminHy },
  ru: { shop: ru, admin: adminRu },
  en: { shop: en, admin: adminEn },
}
