import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { placeOrder } from './place-order.ts'
import { createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { guestViewer, readyCart } from '../testing/ready-cart.ts'
import { addLine } from '../cart/add-line.ts'
import { removeLine } from '../cart/remove-line.ts'

const database = testDatabase({ connections: 12 })

test('a removed line is never in an order that is placed at the same time', async () => {
  const { db } = database
  await createCheckoutMethods(db)
  const [rice, salt] = [
    await createProduct(db, { sku: 'RICE' }),
    await createProduct(db, { sku: 'SALT' }),
  ]
  for (let round = 0; round < 12; round++) {
    const owner = await readyCart(db, rice.id, 1)
    await addLine(db, owner, { productId: salt.id, variantId: undefined, quantity: 1 }, guestViewer)
    const [order, removed] = await Promise.allSettled([
      placeOrder(db, { owner, viewer: guestViewer }),
      removeLine(db, owner, salt.id, guestViewer),
    ])
    const ordered = order.status === 'fulfilled' ? order.value.items.map(({ sku }) => sku) : []
    expect(ordered.includes('SALT')).toBe(removed.status === 'rejected')
  }
})
