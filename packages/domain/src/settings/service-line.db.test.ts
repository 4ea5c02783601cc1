import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byScript } from '../testing/fixtures.ts'
import { changeCheckoutSettings, readCheckoutSettings } from './checkout-settings.ts'

const database = testDatabase()

test('the service line is made beside a product of the merchant’s with the same sku and address', async () => {
  const name = perLocale(() => 'Repair')
  const text = JSON.stringify(name)
  await sql`
    with made as (
      insert into products (sku, type, status, url_key, name, short_description, description, meta_title)
      values ('service', 'simple', 'hidden', 'service-line', ${text}::jsonb, ${text}::jsonb, ${text}::jsonb, ${text}::jsonb)
      returning id
    )
    insert into variants (product_id, sku, price, qty, min_qty) select id, 'service', 5000, 0, 1 from made`.execute(
    database.db,
  )
  const { version } = await readCheckoutSettings(database.db)
  const on = {
    version,
    service_line: true,
    service_name: perLocale(() => 'Packaging'),
    service_price: 150,
  }
  expect(await changeCheckoutSettings(database.db, on, { by: byScript })).toMatchObject({
    service_line: true,
    service_price: 150,
  })
  const { rows } = await sql<{ sku: string; status: string; price: number }>`
    select v.sku, p.status, v.price from products p join variants v on v.product_id = p.id order by p.id`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { sku: 'service', status: 'hidden', price: 5000 },
    { sku: 'service-2', status: 'service', price: 150 },
  ])
})
