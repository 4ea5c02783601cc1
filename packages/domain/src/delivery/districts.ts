import type { AdminDistrict } from '@tsiran/contract/admin/delivery'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { fieldError } from '../errors.ts'
import { requiredText } from '../shared/text3.ts'
import { changeRow, type DeliveryKind, type SeenRow } from './delivery-rows.ts'

const selectDistricts = (db: Db | Tx) =>
  db.selectFrom('districts').select(['id', 'version', 'name', 'zone_id'])

/** Districts of the city in their order, with the zones that they are in. */
export const listDistricts = (db: Db): Promise<AdminDistrict[]> =>
  selectDistricts(db).orderBy('position').orderBy('id').execute()

const districts: DeliveryKind<AdminDistrict> = {
  table: 'districts',
  type: 'district',
  read: (db, id) => selectDistricts(db).where('id', '=', id).executeTakeFirst(),
  labelOf: ({ name }) => name.hy,
}

/**
 * Puts a district into a zone of deliveries, or into none for null; changes its name. Fields that are left out stay. Refuses with
 * `not_found`, `version_conflict` and `validation_failed`.
 */
export const changeDistrict = (
  db: Db,
  { id, version, by, ...sent }: SeenRow & { name?: Text; zone_id?: number | null },
): Promise<AdminDistrict> =>
  changeRow(db, districts, { id, version, by, sent }, async (tx, before) => {
    const { name = before.name, zone_id = before.zone_id } = sent
    if (zone_id !== null) await checkZone(tx, zone_id)
    await tx
      .updateTable('districts')
      .set({ name: JSON.stringify(requiredText('name', name)), zone_id })
      .where('id', '=', id)
      .execute()
  })

async function checkZone(tx: Tx, id: number): Promise<void> {
  const zone = await tx
    .selectFrom('delivery_zones')
    .select('pickup')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!zone || zone.pickup) throw fieldError('zone_id', 'invalid')
}
