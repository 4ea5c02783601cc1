import type { listZones as endpoint } from '@tsiran/contract/delivery-zones'
import type { OutputOf } from '@tsiran/contract/endpoint'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { formatMoney } from '@tsiran/i18n/money'
import { sql } from 'kysely'

type Zones = OutputOf<typeof endpoint>['data']

/**
 * The active zones and, where the shop delivers to one, all districts, in the merchant's order; a district that nothing is delivered
 * to has no zone. Both are empty in a shop without zones. Money in drams.
 */
export async function listZones(db: Db | Tx, locale: Locale): Promise<Zones> {
  const { rows: zones } = await sql<Omit<Zones['zones'][number], 'name'> & { name: Text }>`
    select id, name, pickup, fee, free_from, min_total, min_total_company from delivery_zones where active order by position, id`.execute(
    db,
  )
  const delivering = zones.filter(({ pickup }) => !pickup).map(({ id }) => id)
  const districts =
    delivering.length === 0
      ? []
      : await db
          .selectFrom('districts')
          .select(['id', 'name', 'zone_id'])
          .orderBy('position')
          .orderBy('id')
          .execute()
  return {
    zones: zones.map((zone) => ({
      ...zone,
      name: zone.name[locale],
      formated_fee: formatMoney(zone.fee),
    })),
    districts: districts.map(({ id, name, zone_id }) => ({
      id,
      name: name[locale],
      zone_id: zone_id !== null && delivering.includes(zone_id) ? zone_id : null,
    })),
  }
}
