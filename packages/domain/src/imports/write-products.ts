import { defaultLocale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { recordChanges } from '../products/change-sets.ts'
import { writeAudited } from '../products/write-audited.ts'
import type { Plan, WriteCall } from './kind.ts'
import type { ReadyWrite } from './product-write.ts'
import { changedFields, newFields } from './recorded-fields.ts'

/** Creates and changes locked products by the rules of their page, and records what a revert restores. */
export async function writeProducts(
  tx: Tx,
  plans: readonly Plan<ReadyWrite>[],
  { by, changeSetId }: WriteCall,
): Promise<void> {
  const writes = plans.flatMap(({ change }) =>
    change ? [{ product: change.wanted, stored: change.stored }] : [],
  )
  const saved = await writeAudited(tx, writes, { by, locale: defaultLocale, changeSetId })
  await recordChanges(
    tx,
    changeSetId,
    saved.flatMap((after, index) => {
      const { stored } = writes[index]!
      return stored ? changedFields(stored, after) : newFields(after)
    }),
  )
}
