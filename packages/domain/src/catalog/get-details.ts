import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { selectNames } from './select-names.ts'
import { nameIdsOf, toDetails, type ProductDetails } from './product-details.ts'
import { selectProduct } from './product-queries.ts'

/** The details of a listed product. Refuses with `not_found`. */
export async function getDetails(
  db: Db,
  id: number,
  locale: Locale,
  readNames = selectNames,
): Promise<ProductDetails> {
  const row = await selectProduct(db, id, locale)
  if (!row) throw new DomainError('not_found')
  return toDetails(row, await readNames(db, nameIdsOf(row), locale), locale)
}
