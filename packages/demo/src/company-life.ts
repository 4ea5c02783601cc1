import type { Db } from '@tsiran/db/database'
import { addLine } from '@tsiran/domain/cart/add-line'
import { confirmCart } from '@tsiran/domain/checkout/confirm-cart'
import { placeOrder } from '@tsiran/domain/checkout/place-order'
import { saveAddress } from '@tsiran/domain/checkout/save-address'
import { savePayment } from '@tsiran/domain/checkout/save-payment'
import { saveShipping } from '@tsiran/domain/checkout/save-shipping'
import { syncRequests } from '@tsiran/domain/checkout/sync-requests'
import { demoAccounts } from './accounts.ts'

interface Person {
  customerId: number
  companyId: number
  role: 'Manager' | 'subUser'
  name: string
  email: string
  phone: string
  company: string
}

interface SentCart {
  who: string
  /** Sku to pieces. */
  lines: Record<string, number>
}

/** The steps, in this order: sent carts, Managers' orders of them, then carts that wait. */
const sent: readonly SentCart[] = [
  { who: 'cook', lines: { 'DAI-001': 12, 'DAI-012': 2 } },
  { who: 'barista', lines: { 'DAI-001': 24, 'COF-004': 3 } },
  { who: 'kitchen', lines: { 'DAI-002': 24, 'COF-009': 2 } },
]
const ordering = ['manager', 'director']
const waiting: readonly SentCart[] = [
  { who: 'cook', lines: { 'DAI-002': 12, 'DAI-009': 6 } },
  { who: 'barista', lines: { 'COF-004': 2, 'DAI-002': 6 } },
  { who: 'pastry', lines: { 'DAI-009': 10 } },
  { who: 'kitchen', lines: { 'DAI-001': 12 } },
]

const address = (login: string) => `${login}@tsiran.example`

/**
 * Seeds the demo companies' activity: orders on credit, completed requests, and requests that wait for their Managers. Does nothing
 * if any request exists, or if there are no demo accounts.
 */
export async function seedCompanyLife(db: Db): Promise<void> {
  if (await db.selectFrom('cart_requests').select('id').limit(1).executeTakeFirst()) return
  const people = await readPeople(db)
  if (people.size === 0) return
  const send = async ({ who, lines }: SentCart) => {
    const person = people.get(address(who))
    if (person && (await fillCart(db, person, lines)))
      await confirmCart(db, person, { viewer: viewerOf(person) })
  }
  for (const cart of sent) await send(cart)
  for (const login of ordering) await orderOnCredit(db, people.get(address(login)))
  for (const cart of waiting) await send(cart)
}

async function readPeople(db: Db): Promise<Map<string, Person>> {
  const rows = await db
    .selectFrom('customers as c')
    .innerJoin('companies as o', 'o.id', 'c.company_id')
    .select(['c.id', 'c.company_id', 'c.role', 'c.first_name', 'c.email', 'c.phone', 'o.name'])
    .where(
      'c.email',
      'in',
      demoAccounts.map(({ email }) => email),
    )
    .execute()
  return new Map(
    rows.map((row) => [
      row.email,
      {
        customerId: row.id,
        companyId: row.company_id!,
        role: row.role!,
        name: row.first_name,
        email: row.email,
        phone: row.phone,
        company: row.name,
      },
    ]),
  )
}

const viewerOf = ({ customerId, companyId, role }: Person) =>
  ({ locale: 'hy', customerId, companyId, role }) as const

/** Puts products into a person's cart; false if none of them is available. */
async function fillCart(db: Db, person: Person, lines: Record<string, number>): Promise<boolean> {
  const variants = await db
    .selectFrom('variants')
    .select(['sku', 'product_id'])
    .where('sku', 'in', Object.keys(lines))
    .execute()
  for (const { sku, product_id } of variants) {
    await addLine(
      db,
      person,
      { productId: product_id, variantId: undefined, quantity: lines[sku]! },
      viewerOf(person),
    )
  }
  return variants.length > 0
}

/** Syncs the sent carts into a Manager's cart and orders it. */
async function orderOnCredit(db: Db, manager: Person | undefined): Promise<void> {
  if (!manager) return
  const viewer = viewerOf(manager)
  const { data: cart } = await syncRequests(db, manager, { shown: new Map(), viewer })
  if (!cart || cart.items.length === 0) return
  const { name, email, phone, company } = manager
  const billing = {
    first_name: name,
    email,
    phone,
    city: 'Yerevan',
    address1: ['Աբովյան 12'],
    company_name: company,
  }
  await saveAddress(db, manager, { billing, shipping: undefined, addressId: undefined, viewer })
  await saveShipping(db, manager, 'flatrate_flatrate')
  await savePayment(db, manager, { method: 'credit', viewer })
  await placeOrder(db, { owner: manager, viewer })
}
