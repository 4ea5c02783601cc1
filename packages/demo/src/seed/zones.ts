import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { followWeek, lockWeek } from '@tsiran/domain/delivery/make-slots'
import { sql } from 'kysely'
import { t } from '../types.ts'

/** Zones with their districts by English name. Drams. */
const zones = [
  {
    name: t('Կենտրոն', 'Центр', 'Centre'),
    districts: ['Kentron', 'Arabkir', 'Nork-Marash'],
    fee: 700,
    free_from: 15_000,
    min_total: 3_000,
    min_total_company: 10_000,
  },
  {
    name: t('Մերձակա շրջաններ', 'Ближние районы', 'Inner districts'),
    districts: ['Kanaker-Zeytun', 'Davtashen', 'Malatia-Sebastia', 'Shengavit', 'Erebuni'],
    fee: 1_000,
    free_from: 20_000,
    min_total: 5_000,
    min_total_company: 15_000,
  },
  {
    name: t('Հեռավոր շրջաններ', 'Дальние районы', 'Outer districts'),
    districts: ['Ajapnyak', 'Avan', 'Nor Nork', 'Nubarashen'],
    fee: 1_500,
    free_from: 30_000,
    min_total: 7_000,
    min_total_company: 20_000,
  },
]
const pickup = t('Մեր խանութը', 'Наш магазин', 'Our shop')

/** Every day of the week; the evening costs more. Orders, minutes and drams. */
const deliveries = [
  { starts: '10:00', ends: '12:00', capacity: 12, cutoff_minutes: 120, fee: 0 },
  { starts: '12:00', ends: '15:00', capacity: 15, cutoff_minutes: 120, fee: 0 },
  { starts: '15:00', ends: '18:00', capacity: 15, cutoff_minutes: 120, fee: 0 },
  { starts: '18:00', ends: '21:00', capacity: 10, cutoff_minutes: 180, fee: 300 },
]
const collections = [
  { starts: '09:00', ends: '13:00', capacity: 30, cutoff_minutes: 60, fee: 0 },
  { starts: '13:00', ends: '17:00', capacity: 30, cutoff_minutes: 60, fee: 0 },
  { starts: '17:00', ends: '21:00', capacity: 30, cutoff_minutes: 60, fee: 0 },
]
/** 1 is Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Adds zones of deliveries over the city's districts, one for collecting, their week and its slots. A shop with zones keeps its own. */
export const seedZones = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockWeek(tx)
    const own = await tx.selectFrom('delivery_zones').select('id').limit(1).execute()
    if (own.length > 0) return
    for (const [place, { name, districts, ...fields }] of zones.entries()) {
      const { id } = await tx
        .insertInto('delivery_zones')
        .values({ ...fields, name: JSON.stringify(name), position: place + 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('districts')
        .set({ zone_id: id })
        .where(sql<string>`name ->> 'en'`, 'in', districts)
        .execute()
    }
    const shop = await tx
      .insertInto('delivery_zones')
      .values({ name: JSON.stringify(pickup), pickup: true, position: zones.length + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('slot_templates')
      .values(
        weekdays.flatMap((weekday) => [
          ...deliveries.map((hours) => ({ ...hours, weekday, zone_id: null })),
          ...collections.map((hours) => ({ ...hours, weekday, zone_id: shop.id })),
        ]),
      )
      .execute()
    await followWeek(tx)
  })
