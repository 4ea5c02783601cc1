import { maxVariants } from '@tsiran/contract/admin/product-choices'
import type { Db, Tx } from '@tsiran/db/database'
import { checkFields, type Problems } from '../products/check-fields.ts'
import { checkShop } from '../products/check-shop.ts'
import { leavesService } from '../products/full-product.ts'
import type { ImportedRow, Plan } from './kind.ts'
import { isAttribute } from './product-fields.ts'
import { parentOf, skuOf, type ReadyWrite } from './product-write.ts'
import type { Lookups } from './lookups.ts'

type ReadyPlan = Plan<ReadyWrite> & { change: ReadyWrite }

/**
 * Refuses the rows of products that a save would refuse, by the rules of a save. Rows with problems of their own are passed over:
 * what they make is not known.
 */
export async function refuseByRules(
  db: Db | Tx,
  plans: readonly ReadyPlan[],
  lookups: Lookups,
): Promise<void> {
  const sound = plans.filter(({ rows }) => rows.every(({ errors }) => errors.length === 0))
  const known = await checkShop(
    db,
    sound.map(({ change: { wanted, stored } }) => ({ product: wanted, id: stored?.id })),
  )
  for (const [index, plan] of sound.entries()) {
    const { wanted, stored } = plan.change
    const problems: Problems = { ...known[index], ...checkFields(wanted) }
    if (stored && leavesService(stored, wanted)) problems['status'] = [{ key: 'invalid' }]
    for (const [path, [problem]] of Object.entries(problems)) {
      if (!problem) continue
      const { row, field } = placeOf(plan, path, lookups)
      row.refuse(field ?? null, `field.${problem.key}`, problem.values)
    }
    if (wanted.variants.length > maxVariants)
      plan.rows.at(-1)!.refuse(null, 'tooManyVariants', { limit: maxVariants })
  }
}

const columnOf: Record<string, string> = { category_ids: 'category', brand_id: 'brand' }

/** The row and the column that a problem of a product is about; without a column it is about the row. */
function placeOf(
  { rows, change: { wanted } }: ReadyPlan,
  path: string,
  lookups: Lookups,
): { row: ImportedRow; field: string | undefined } {
  const own = rows.find((row) => parentOf(row) === '' && skuOf(row) === wanted.sku) ?? rows[0]!
  const [, list, index, name] = /^(variants|values)\.(\d+)(?:\.(\w+))?$/.exec(path) ?? []
  if (list === 'values') {
    const id = wanted.values[Number(index)]!.attribute_id
    const field = own.fields.find((one) => isAttribute(one) && lookups.attributeOf(one) === id)
    return { row: own, field }
  }
  if (list === undefined) return { row: own, field: columnOf[path] ?? path.replace('.', '_') }
  const { sku } = wanted.variants[Number(index)]!
  const row =
    rows.find((one) => skuOf(one) === sku && (parentOf(one) !== '' || wanted.type === 'simple')) ??
    own
  return { row, field: name === 'options' ? row.fields.find(isAttribute) : name }
}
