import { testDatabase } from '@tsiran/db/testing'
import { listCalendar } from '@tsiran/domain/delivery/calendar'
import { listDistricts } from '@tsiran/domain/delivery/districts'
import { changeZone, listZones } from '@tsiran/domain/delivery/zones'
import { byScript as by } from '@tsiran/domain/testing/fixtures'
import { expect, test } from 'vitest'
import { seedZones } from './seed/zones.ts'

const database = testDatabase()

test('The demo delivers to every district, and a second seeding changes nothing', async () => {
  const { db } = database
  await seedZones(db)
  const zones = await listZones(db)
  expect(zones.map(({ pickup }) => pickup)).toEqual([false, false, false, true])
  expect((await listDistricts(db)).filter(({ zone_id }) => zone_id === null)).toEqual([])
  const open = await listCalendar(db, {})
  for (const { id } of zones)
    expect(open.filter(({ zone_id }) => zone_id === id).length).toBeGreaterThan(13 * 3 - 1)
  await changeZone(db, { id: zones[0]!.id, version: 1, by, fee: 900 })
  await seedZones(db)
  expect((await listZones(db))[0]).toMatchObject({ fee: 900 })
  expect(await listZones(db)).toHaveLength(4)
})
