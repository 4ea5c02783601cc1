import type { ConfigurableConfig } from '@tsiran/contract/configurable-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { toConfigurableConfig } from './configurable.ts'
import { getDetails } from './get-details.ts'
import { selectNames } from './select-names.ts'

/** Options and prices to choose a listed product's variant by. Refuses with `not_found`. */
export async function getConfigurableConfig(
  db: Db,
  id: number,
  locale: Locale,
  readNames = selectNames,
): Promise<ConfigurableConfig> {
  return toConfigurableConfig(await getDetails(db, id, locale, readNames))
}
