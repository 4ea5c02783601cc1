import type { AdminAttribute } from '@tsiran/contract/admin/attribute-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { attributeSubject, lockAttribute, nameUses } from './read-attributes.ts'
import { finish, optionOf } from './save-options.ts'

interface DeleteCall {
  id: number
  version: number
  by: Actor
}

/** Deletes an attribute with its options. Refuses with `not_found`, `version_conflict`, and `in_use` where a product has a value of it. */
export const deleteAttribute = (db: Db, { id, version, by }: DeleteCall): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Whoever is giving a product a value waits, and is refused.
    await sql`select 1 from attributes where id = ${id} for update`.execute(tx)
    const before = await lockAttribute(tx, { id, version })
    const { rows } = await sql<{ uses: number }>`
      select count(*)::int as uses from product_super_attributes where attribute_id = ${id}`.execute(
      tx,
    )
    const total = Math.max(before.products, rows[0]!.uses)
    if (total > 0)
      throw new DomainError('in_use', {
        data: await nameUses(tx, sql`attribute_id = ${id}`, total),
      })
    await tx.deleteFrom('attributes').where('id', '=', id).execute()
    const { code, label, type } = before
    await writeAudit(tx, {
      by,
      action: 'attribute.delete',
      subject: attributeSubject(before),
      before: { code, label, type, options: before.options.map((option) => option.label.hy) },
    })
  })

/** Deletes an option. Refuses with `not_found`, `version_conflict`, and `in_use` where a product has it. */
export const deleteOption = (
  db: Db,
  { id, version, optionId, by }: DeleteCall & { optionId: number },
): Promise<AdminAttribute> =>
  inTransaction(db, async (tx) => {
    // The attribute first, as everybody locks them, then whoever is giving a product the option.
    await sql`select 1 from attributes where id = ${id} for no key update`.execute(tx)
    await sql`select 1 from attribute_options where id = ${optionId} for update`.execute(tx)
    const before = await lockAttribute(tx, { id, version })
    const { label, products } = optionOf(before, optionId)
    if (products > 0)
      throw new DomainError('in_use', {
        data: await nameUses(tx, sql`option_id = ${optionId}`, products),
      })
    await tx.deleteFrom('attribute_options').where('id', '=', optionId).execute()
    return finish(tx, before, {
      by,
      action: 'attribute.delete_option',
      before: { option: label.hy },
    })
  })
