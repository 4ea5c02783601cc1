import type { ShopText, TextState } from '@tsiran/contract/admin/translations'
import { locales } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import type { OverrideTexts } from '@tsiran/db/tables/settings'
import { placeholdersOf } from './placeholders.ts'
import { shippedText } from './shipped-texts.ts'

/** A row of the overrides; undefined columns for a text that nobody has changed. */
export interface OverrideRow {
  key: string
  texts: OverrideTexts
  shipped: OverrideTexts
  version: number
}

/** A text as the back office shows it: the shipped text and the override by language, and what is the matter with it. */
export function viewText(key: string, row: OverrideRow | undefined): ShopText {
  const texts = perLocale((locale) => {
    const shipped = shippedText(locale, key) ?? null
    const own = row?.texts[locale] ?? null
    return { shipped, own, outdated: own !== null && shipped !== (row?.shipped[locale] ?? null) }
  })
  const all = Object.values(texts)
  const changed = all.some(({ own }) => own !== null)
  const unused = changed && all.every(({ shipped }) => shipped === null)
  const is: Record<TextState, boolean> = {
    missing:
      !unused &&
      all.some(
        ({ shipped, own }) =>
          shipped !== null && ((own ?? shipped) === '' || (changed && own === null)),
      ),
    changed,
    outdated: !unused && all.some(({ outdated }) => outdated),
    unused,
  }
  return {
    key,
    version: row?.version ?? 0,
    placeholders: [...new Set(all.flatMap(({ shipped }) => placeholdersOf(shipped ?? '')))],
    states: (Object.keys(is) as TextState[]).filter((state) => is[state]),
    texts: perLocale((locale) => texts[locale]),
  }
}

/** The words that a search finds a text by, in lower case. */
export const searchedWords = ({ key, texts }: ShopText): string =>
  [key, ...locales.flatMap((locale) => [texts[locale].shipped, texts[locale].own])]
    .filter((text) => text !== null)
    .join('\n')
    .toLowerCase()
