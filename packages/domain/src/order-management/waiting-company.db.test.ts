import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createProduct, createTestCompany } from '../testing/fixtures.ts'
import { previewEdit } from './preview-edit.ts'
import { searchOrderVariants } from './search-order-variants.ts'

const shop = bankShop()

test('a new line of a company that waits for approval costs the ordinary price', async () => {
  const { db, services, productId, variantId } = shop
  const tea = await createProduct(db, {
    sku: 'TEA',
    offers: [{ price: 500, company_price: 400, qty: 20 }],
  })
  const companyId = await createTestCompany(db, 'Waiting')
  const cash = { productId, quantity: 3, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(db, services, cash)).order
  await db.updateTable('orders').set({ company_id: companyId }).where('id', '=', id).execute()
  const wanted = [
    { variant_id: variantId, quantity: 3 },
    { variant_id: tea.variantId, quantity: 2 },
  ]
  const priceOfTea = async () => {
    const { lines } = await previewEdit(db, { id, lines: wanted, locale: 'en' })
    const [found] = await searchOrderVariants(db, id, { search: 'TEA', locale: 'en' })
    return [lines[1]!.unit_price, found!.unit_price]
  }
  expect(await priceOfTea()).toEqual([400, 400])
  await db.updateTable('companies').set({ status: 'new' }).where('id', '=', companyId).execute()
  await sql`update settings set value = value || '{"company_approval": true}' where name = 'checkout'`.execute(
    db,
  )
  expect(await priceOfTea()).toEqual([500, 500])
})

test('a variant that can be added tells what a box costs, as its new line does', async () => {
  const { db, services, productId } = shop
  const offer = { price: 500, qty: 20, min_qty: 2, box_qty: 10, box_price: 4500 }
  await createProduct(db, { sku: 'BOXED', offers: [offer] })
  const cash = { productId, quantity: 3, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(db, services, cash)).order
  const [found] = await searchOrderVariants(db, id, { search: 'BOXED', locale: 'en' })
  expect(found).toMatchObject({ unit_price: 500, min_qty: 2, box_qty: 10, box_price: 4500 })
})
