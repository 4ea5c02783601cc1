import type { Db } from '@tsiran/db/database'
import { checkPayment } from '../order-management/check-payment.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import { addLine } from '../cart/add-line.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { saveAddress } from '../checkout/save-address.ts'
import { savePayment } from '../checkout/save-payment.ts'
import { saveShipping } from '../checkout/save-shipping.ts'
import { orderAtBank } from './bank.ts'
import { createPerson, createTestCompany } from './fixtures.ts'

interface TestOrder {
  productId: number
  quantity: number
}

/** Orders pieces of a product as a guest and pays them by card. Returns the order's number. */
export async function payOrder(db: Db, services: OrderServices, order: TestOrder): Promise<number> {
  const placed = await orderAtBank(db, services, order)
  await actInSandbox(db, placed.bankId, { act: 'pay', mode: 'normal' })
  await checkPayment(db, services, { payment: placed.payment, kind: 'return' })
  return placed.order.id
}

let companies = 0

/** Orders pieces of a product on the credit of a new company with a line of so many drams. */
export async function orderOnCredit(
  db: Db,
  services: OrderServices,
  { productId, quantity, line }: TestOrder & { line: number },
) {
  const companyId = await createTestCompany(db, `Company ${++companies}`, line)
  const customerId = await createPerson(db, `manager-${companyId}@example.am`, 'Manager', companyId)
  const viewer = { locale: 'en', customerId, companyId, role: 'Manager' } as const
  const owner = { customerId }
  const billing = {
    first_name: 'Ani',
    email: 'ani@example.am',
    phone: '091000000',
    city: 'Yerevan',
    address1: ['Tumanyan 5'],
    company_name: 'Firm',
  }
  await addLine(db, owner, { productId, variantId: undefined, quantity }, viewer)
  await saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined, viewer })
  await saveShipping(db, owner, 'flatrate_flatrate')
  await savePayment(db, owner, { method: 'credit', viewer, services })
  return { id: (await placeOrder(db, { owner, viewer, services })).id, companyId }
}
