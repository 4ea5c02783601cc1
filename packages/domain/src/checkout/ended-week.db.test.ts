import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { listSlots } from '../delivery/open-slots.ts'
import { changeTemplate, deleteTemplate } from '../delivery/templates.ts'
import { createZone, slotCart } from '../testing/delivery-shop.ts'
import { byScript as by, createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { guestViewer as viewer } from '../testing/ready-cart.ts'
import { createTestTemplate } from '../testing/slots.ts'
import { placeOrder } from './place-order.ts'

const database = testDatabase()
beforeAll(() => createCheckoutMethods(database.db))

test.each([
  ['switched off', 6],
  ['over', 2],
  ['deleted', 3],
] as const)(
  'a shop whose week is %s sells without slots again, also while an order waits for its own',
  async (how, districtId) => {
    const { db } = database
    const { id: productId } = await createProduct(db, { sku: `BREAD-${districtId}` })
    const zone = await createZone(db, { name: how, districts: [districtId] })
    const { id, version } = await createTestTemplate(db, { zone_id: zone })
    const [day] = await listSlots(db, { districtId }, 'en')
    const slotId = day!.slots[0]!.id
    const order = { productId, quantity: 1, districtId }
    await placeOrder(db, { owner: await slotCart(db, { ...order, slotId }), viewer })
    const change = how === 'over' ? { valid_to: '2000-01-01' } : { active: false }
    await (how === 'deleted'
      ? deleteTemplate(db, { id, version, by })
      : changeTemplate(db, { id, version, by, ...change }))
    expect(await listSlots(db, { districtId }, 'en')).toEqual([])
    const placed = await placeOrder(db, { owner: await slotCart(db, order), viewer })
    expect(placed).toMatchObject({ slot: null })
  },
)
