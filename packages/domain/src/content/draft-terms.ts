import { perLocale } from '@tsiran/contract/map-text'
import { pageIds } from '@tsiran/contract/page-ids'
import type { Tx } from '@tsiran/db/database'
import { setupTexts, type SetupTexts } from '@tsiran/i18n/setup-texts'

const json = (key: keyof SetupTexts) =>
  JSON.stringify(perLocale((locale) => setupTexts[locale][key]))

/** Writes a draft of the terms, hidden until the merchant has read it; terms that are there stay. */
export async function draftTerms(tx: Tx): Promise<void> {
  await tx
    .insertInto('pages')
    .values({
      id: pageIds.terms,
      title: json('termsTitle'),
      meta_title: json('termsTitle'),
      meta_description: JSON.stringify(perLocale(() => '')),
      html: json('termsHtml'),
      hidden: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
