import type { Locale } from '@tsiran/contract/locale'
import type { AdminTranslator } from '@tsiran/i18n/admin-translator'
import { createTranslator, type Translator } from '@tsiran/i18n/translator'
import type { MessagePart } from '../../../message-parts.ts'
import { messageModules, type PartName } from './message-modules.ts'

/** The texts of one language: those that the shop has too, and those of the back office. */
export interface Texts {
  locale: Locale
  shop: Translator
  admin: AdminTranslator
}

interface Loading {
  texts: Texts
  trees: { shop: object; admin: object }
  parts: Set<PartName>
}

const languages = new Map<Locale, Loading>()
/** The parts that a language needs before it is shown, the start first: the groups of the pages replace its own. */
const wanted = new Set<PartName>(['start'])

function startLoading(locale: Locale): Loading {
  const trees = { shop: {}, admin: {} }
  const texts = {
    locale,
    shop: createTranslator(locale, trees.shop),
    admin: createTranslator(locale, trees.admin) as AdminTranslator,
  }
  const loading = { texts, trees, parts: new Set<PartName>() }
  languages.set(locale, loading)
  return loading
}

/** Merges a part into the trees that the translators read, so that they remain the same. */
function merge({ trees, parts }: Loading, name: PartName, part: MessagePart): void {
  if (parts.has(name)) return
  Object.assign(trees.shop, part.shop)
  Object.assign(trees.admin, part.admin)
  parts.add(name)
}

/** Loads a language's texts, once: those of the start, and of the pages if one was opened. Throws where the network fails. */
export async function loadMessages(locale: Locale): Promise<Texts> {
  const loading = languages.get(locale) ?? startLoading(locale)
  // A page may be opened while the start loads.
  for (;;) {
    const missing = [...wanted].filter((name) => !loading.parts.has(name))
    if (missing.length === 0) return loading.texts
    const loaded = await Promise.all(missing.map((name) => messageModules[locale][name]()))
    missing.forEach((name, at) => merge(loading, name, loaded[at]!.default))
  }
}

/** Loads the pages' texts too, in every language in use; later languages come with them. Throws where the network fails. */
export async function loadPageMessages(): Promise<void> {
  wanted.add('pages')
  await Promise.all([...languages.keys()].map((locale) => loadMessages(locale)))
}

/** The shop's texts of a language as they are shipped, once {@link loadMessages} has loaded them. */
export const shippedTexts = (locale: Locale): object | undefined =>
  languages.get(locale)?.parts.has('start') ? languages.get(locale)!.trees.shop : undefined

/** The texts of a language that {@link loadMessages} has loaded. */
export const loadedMessages = (locale: Locale): Texts | undefined =>
  languages.get(locale)?.parts.has('start') ? languages.get(locale)!.texts : undefined
