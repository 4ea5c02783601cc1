import type { AdminAttribute, AttributeChange } from '@tsiran/contract/admin/attribute-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { refreshAfter } from '../catalog/refresh-after.ts'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { attributeSubject, lockAttribute, nameUses, readAttribute } from './read-attributes.ts'
import { tidied, checkKind } from './create-attribute.ts'

interface ChangeCall {
  id: number
  version: number
  change: AttributeChange
  by: Actor
}

const fields = ['label', 'type', 'filterable', 'configurable'] as const

/**
 * Changes an attribute; undefined fields stay. Its type and `configurable` change only while no product needs them as they are: else
 * `in_use`. A change that changes nothing takes no version. Refuses with `not_found`, `validation_failed` and `version_conflict`.
 */
export const changeAttribute = (
  db: Db,
  { id, version, change, by }: ChangeCall,
): Promise<AdminAttribute> =>
  inTransaction(db, async (tx) => {
    // Whoever is giving a product a value waits.
    await sql`select 1 from attributes where id = ${id} for update`.execute(tx)
    const before = await lockAttribute(tx, { id, version, sent: { ...change } })
    const sent = { ...before, ...tidied(change) }
    checkKind(sent)
    const changed = fields.filter(
      (field) => JSON.stringify(sent[field]) !== JSON.stringify(before[field]),
    )
    if (changed.length === 0) return before
    await checkUses(tx, before, sent)
    const set = changed.map(
      (field) =>
        sql`${sql.ref(field)} = ${field === 'label' ? JSON.stringify(sent.label) : sent[field]}`,
    )
    await sql`update attributes set ${sql.join(set)}, version = version + 1 where id = ${id}`.execute(
      tx,
    )
    if (changed.includes('filterable')) await refreshAfter(tx, { attribute: id }, by)
    await writeAudit(tx, {
      by,
      action: 'attribute.change',
      subject: attributeSubject(before),
      before: Object.fromEntries(changed.map((field) => [field, before[field]])),
      after: Object.fromEntries(changed.map((field) => [field, sent[field]])),
    })
    return readAttribute(tx, id)
  })

async function checkUses(
  tx: Tx,
  before: AdminAttribute,
  sent: Pick<AdminAttribute, 'type' | 'configurable'>,
): Promise<void> {
  const has = sql`attribute_id = ${before.id}`
  const widened = before.type === 'select' && sent.type === 'multiselect'
  const isOther = before.type !== sent.type && !widened
  if (isOther && (before.products > 0 || before.options.length > 0))
    throw new DomainError('in_use', { data: await nameUses(tx, has, before.products) })
  if (!before.configurable || sent.configurable) return
  const { rows } = await sql<{ type: 'product'; id: number; name: string; total: number }>`
    select 'product' as type, p.id, p.name ->> 'hy' as name, count(*) over ()::int as total
    from product_super_attributes s join products p on p.id = s.product_id
    where s.attribute_id = ${before.id} order by p.id limit 5`.execute(tx)
  if (rows.length === 0) return
  const uses = rows.map(({ total: _total, ...use }) => use)
  throw new DomainError('in_use', { data: { uses, total: rows[0]!.total } })
}
