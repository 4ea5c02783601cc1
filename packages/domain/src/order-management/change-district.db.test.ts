import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { createTestSlot, createTestZone, giveSlot } from '../testing/slots.ts'
import { editOrder } from './edit-order.ts'
import { previewEdit } from './preview-edit.ts'

const shop = bankShop()

test('another district of the zone is kept, also for the route; one of another zone or of none is refused, and so is any where no zone delivers', async () => {
  const { db } = shop
  const [own, other] = await Promise.all([1, 2].map(() => createTestZone(db, { active: false })))
  const { rows } = await sql<{ id: number; name: Text }>`
    update districts d set zone_id = case when n.n < 3 then ${own!.id}::integer when n.n = 3 then ${other!.id}::integer end
    from (select id, row_number() over (order by id) as n from districts) n where n.id = d.id and n.n <= 4
    returning d.id, d.name`.execute(db)
  const [from, to, elsewhere, nowhere] = rows.sort((a, b) => a.id - b.id)
  const order = { productId: shop.productId, quantity: 3, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(db, shop.services, order)).order
  const call = (districtId: number) => ({
    id,
    lines: [{ variant_id: shop.variantId, quantity: 3 }],
    districtId,
    locale: 'en' as const,
  })
  const move = async (districtId: number) => {
    const { after } = await previewEdit(db, call(districtId))
    const rest = { expectedTotal: after.grand_total, by: byScript }
    await editOrder(db, shop.services, { ...call(districtId), ...rest })
  }
  const refused = (field: string) => ({
    code: 'validation_failed',
    details: { fields: { district_id: [{ key: field }] } },
  })
  await expect(move(to!.id)).rejects.toMatchObject(refused('invalid'))
  await giveSlot(db, id, await createTestSlot(db, { zone: own!.id }))
  await sql`update orders set district_id = ${from!.id} where id = ${id}`.execute(db)
  await expect(move(from!.id)).rejects.toMatchObject({ code: 'conflict' })
  for (const { id: district } of [elsewhere!, nowhere!])
    await expect(move(district)).rejects.toMatchObject(refused('noDelivery'))
  await move(to!.id)
  expect(await readAdminOrder(db, id, { locale: 'en', roles: ['owner'] })).toMatchObject({
    district_id: to!.id,
    slot: { zone_id: own!.id, district: to!.name.en },
    version: 2,
  })
  for (const locale of ['hy', 'ru', 'en'] as const) {
    const { history } = await readAdminOrder(db, id, { locale, roles: ['orders'] })
    expect(history.filter(({ kind }) => kind === 'edit')).toMatchObject([
      { district: { from: from!.name[locale], to: to!.name[locale] } },
    ])
  }
  // As the first edits of districts stored it.
  await sql`
    update order_edits set before = jsonb_set(before, '{district}', before #> '{district,hy}'), after = jsonb_set(after, '{district}', after #> '{district,hy}')
    where order_id = ${id}`.execute(db)
  const { history } = await readAdminOrder(db, id, { locale: 'en', roles: ['orders'] })
  expect(history.filter(({ district }) => district !== null)).toMatchObject([
    { kind: 'edit', district: { from: from!.name.hy, to: to!.name.hy } },
  ])
})
