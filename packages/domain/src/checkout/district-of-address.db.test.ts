import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { listAddresses } from '../customers/list-addresses.ts'
import { createAddress, updateAddress } from '../customers/write-address.ts'
import { createZone } from '../testing/delivery-shop.ts'
import { createCheckoutMethods, createPerson, createProduct } from '../testing/fixtures.ts'
import { individual } from '../testing/ready-cart.ts'
import { saveAddress } from './save-address.ts'

const database = testDatabase()
const [kentron, avan, nobodys] = [6, 2, 999]
const street = { phone: '+374 91 000000', city: 'Yerevan', address1: ['Tumanyan 5'] }
let productId: number
beforeAll(async () => {
  const { db } = database
  await createCheckoutMethods(db)
  productId = (await createProduct(db, { sku: 'BREAD', offers: [{ price: 1000 }] })).id
  await createZone(db, { name: 'Centre', districts: [kentron, avan] })
})
const districtsOf = async (customerId: number) =>
  (await listAddresses(database.db, customerId)).map(({ district_id }) => district_id)

test('a saved address remembers the district of the last order to it, and another delivery address does not change it', async () => {
  const { db } = database
  const customerId = await createPerson(db, 'ani@shop.test')
  const viewer = individual(customerId)
  const owner = { customerId }
  await addLine(db, owner, { productId, variantId: undefined, quantity: 1 }, viewer)
  const { id: home } = await createAddress(db, { customerId, input: street })
  await createAddress(db, {
    customerId,
    input: { ...street, address1: ['Teryan 1'], district_id: avan },
  })
  const call = { billing: undefined, shipping: undefined, addressId: home, viewer }
  await saveAddress(db, owner, { ...call, districtId: kentron })
  expect(await districtsOf(customerId)).toEqual([kentron, avan])
  const elsewhere = { ...street, first_name: 'Nare' }
  await saveAddress(db, owner, { ...call, shipping: elsewhere, districtId: avan })
  expect(await districtsOf(customerId)).toEqual([kentron, avan])
  const refused = saveAddress(db, owner, { ...call, districtId: nobodys })
  await expect(refused).rejects.toMatchObject({ code: 'validation_failed' })
  expect(await districtsOf(customerId)).toEqual([kentron, avan])
})

test('an address keeps its district unless it is said, and takes no district that there is not', async () => {
  const { db } = database
  const customerId = await createPerson(db, 'levon@shop.test')
  const { id } = await createAddress(db, { customerId, input: { ...street, district_id: kentron } })
  const change = (input: object) =>
    updateAddress(db, { customerId, id, input: { ...street, ...input } })
  expect(await change({ phone: '+374 91 000001' })).toMatchObject({ district_id: kentron })
  expect(await change({ district_id: avan })).toMatchObject({ district_id: avan })
  expect(await change({ district_id: null })).toMatchObject({ district_id: null })
  const unknown = {
    code: 'validation_failed',
    details: { fields: { district_id: expect.anything() } },
  }
  await expect(change({ district_id: nobodys })).rejects.toMatchObject(unknown)
  const added = createAddress(db, {
    customerId,
    input: { ...street, address1: ['Teryan 1'], district_id: nobodys },
  })
  await expect(added).rejects.toMatchObject(unknown)
})
