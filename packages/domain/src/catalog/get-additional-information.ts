import type { AdditionalInformation } from '@tsiran/contract/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { withoutHidden } from './catalog.ts'
import { getDetails } from './get-details.ts'
import { selectNames } from './select-names.ts'

/** Visible attribute values of a listed product; several values are joined by commas. Refuses with `not_found`. */
export async function getAdditionalInformation(
  db: Db,
  id: number,
  locale: Locale,
  readNames = selectNames,
): Promise<AdditionalInformation[]> {
  return withoutHidden((await getDetails(db, id, locale, readNames)).values)
}
