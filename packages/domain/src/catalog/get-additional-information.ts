import type { AdditionalInformation } from '@tsiran/contract/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { withoutHidden } from './catalog.ts'
import { selectDetails } from './queries.ts'

/** Visible attribute values of a listed product; several values are joined by commas. Refuses with `not_found`. */
export async function getAdditionalInformation(
  db: Db,
  id: number,
  locale: Locale,
): Promise<AdditionalInformation[]> {
  const details = await selectDetails(db, { id }, locale)
  if (!details) throw new DomainError('not_found')
  return withoutHidden(details.values)
}
