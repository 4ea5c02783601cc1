import type { ConfigurableConfig } from '@tsiran/contract/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { toConfigurableConfig } from './configurable.ts'
import { selectDetails } from './queries.ts'

/** Options and prices to choose a listed product's variant by. Refuses with `not_found`. */
export async function getConfigurableConfig(
  db: Db,
  id: number,
  locale: Locale,
): Promise<ConfigurableConfig> {
  const details = await selectDetails(db, { id }, locale)
  if (!details) throw new DomainError('not_found')
  return toConfigurableConfig(details)
}
