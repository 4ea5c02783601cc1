import type { AdminZone } from '@tsiran/contract/admin/delivery'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { requiredText } from '../shared/text3.ts'
import { addRow, changeRow, removeRow, type DeliveryKind, type SeenRow } from './delivery-rows.ts'

/** What a merchant writes of a zone. Money in drams. */
export interface ZoneFields {
  name: Text
  active: boolean
  fee: number
  free_from: number | null
  min_total: number
  min_total_company: number
}

async function selectZones(db: Db | Tx, id?: number): Promise<AdminZone[]> {
  const { rows } = await sql<AdminZone>`
    select z.id, z.version, z.name, z.active, z.pickup, z.fee, z.free_from, z.min_total, z.min_total_company,
      to_json(array(select d.id from districts d where d.zone_id = z.id order by d.position, d.id)) as districts
    from delivery_zones z ${id === undefined ? sql`` : sql`where z.id = ${id}`}
    order by z.pickup, z.position, z.id`.execute(db)
  return rows
}

/** Zones of deliveries with their districts; the one for collecting comes last. */
export const listZones = (db: Db): Promise<AdminZone[]> => selectZones(db)

const zones: DeliveryKind<AdminZone> = {
  table: 'delivery_zones',
  type: 'zone',
  read: async (db, id) => (await selectZones(db, id))[0],
  labelOf: ({ name }) => name.hy,
}

/** Adds a zone, last in the order. Refuses with `validation_failed`, and with `conflict` on a second one for collecting. */
export const createZone = (
  db: Db,
  { name, ...fields }: ZoneFields & { pickup: boolean },
  call: { by: Actor },
): Promise<AdminZone> =>
  addRow(db, zones, call, async (tx) => {
    const { id } = await tx
      .insertInto('delivery_zones')
      .values({
        ...fields,
        name: JSON.stringify(requiredText('name', name)),
        position: sql`(select coalesce(max(position), 0) + 1 from delivery_zones)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Changes a zone; fields that are left out stay. Refuses with `not_found`, `version_conflict` and `validation_failed`. */
export const changeZone = (
  db: Db,
  { id, version, by, ...sent }: SeenRow & Partial<ZoneFields>,
): Promise<AdminZone> =>
  changeRow(db, zones, { id, version, by, sent }, async (tx, { name: _name, ...before }) => {
    const { name, ...rest } = sent
    const { active, fee, free_from, min_total, min_total_company } = { ...before, ...rest }
    await tx
      .updateTable('delivery_zones')
      .set({
        active,
        fee,
        free_from,
        min_total,
        min_total_company,
        ...(name && { name: JSON.stringify(requiredText('name', name)) }),
      })
      .where('id', '=', id)
      .execute()
  })

/** Uses that a refusal names. */
const maxNamed = 5

/**
 * Deletes a zone that no order was placed in, with its week and its slots; its districts are in none afterwards. Refuses with
 * `not_found`, `version_conflict`, and with `in_use` and the newest orders otherwise.
 */
export const deleteZone = (db: Db, seen: SeenRow): Promise<void> =>
  removeRow(db, zones, seen, async (tx, { id }) => {
    await sql`delete from delivery_slots s where zone_id = ${id} and taken = 0
      and not exists (select from orders o where o.slot_id = s.id)`.execute(tx)
    const { rows } = await sql<{ id: number; total: number }>`
      select id, count(*) over ()::integer as total from orders
      where zone_id = ${id} or slot_id in (select s.id from delivery_slots s where s.zone_id = ${id})
      order by id desc limit ${maxNamed}`.execute(tx)
    const total = rows[0]?.total ?? 0
    if (total === 0) return
    const uses = rows.map((order) => ({ type: 'order', id: order.id, name: String(order.id) }))
    throw new DomainError('in_use', { data: { uses, total } })
  })
