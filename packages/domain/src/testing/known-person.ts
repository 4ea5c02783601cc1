import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { addComment } from '../blog/add-comment.ts'
import { moderateComment } from '../blog/moderate-comment.ts'
import { addLine } from '../cart/add-line.ts'
import { createCartToken } from '../cart/owner.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { saveAddress } from '../checkout/save-address.ts'
import { savePayment } from '../checkout/save-payment.ts'
import { saveShipping } from '../checkout/save-shipping.ts'
import { answerMessage } from '../contact/answer-message.ts'
import { sendMessage } from '../contact/send-message.ts'
import { subscribe } from '../contact/subscribe.ts'
import { changeCustomer } from '../customers/change-customer.ts'
import { register } from '../customers/register.ts'
import { sendResetLink } from '../customers/send-reset-link.ts'
import { createAddress } from '../customers/write-address.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import type { CartOwner } from '../shared/viewer.ts'
import { saveList } from '../shopping-lists/save-list.ts'
import { toggleProduct } from '../wishlist/toggle-product.ts'
import { byScript as by, testPassword } from './fixtures.ts'
import { guestViewer, individual } from './ready-cart.ts'

/** Somebody whose every word is found again: none of these stands anywhere else in a test's database. */
export const zabel = {
  first_name: 'Zabelina',
  last_name: 'Kirakosuni',
  email: 'zabel@erase.am',
  phone: '+37477654321',
}
export const zabelsWords = /zabel|kirakosuni|77\s?654321|saryan 77|doorcode/

const client = { address: '127.0.0.1', userAgent: 'test' }
const origin = 'http://shop.test'
const mailing = { locale: 'en', origin } as const
const street = { address1: ['Saryan 77, doorcode 4711'], phone: zabel.phone }

/** Registers the person, who then leaves all that an account can hold, but for carts and orders. Returns the account's id. */
export async function liveInTheShop(
  db: Db,
  { productId, postId }: { productId: number; postId: number },
): Promise<number> {
  const { first_name, email, phone } = zabel
  await register(
    db,
    { ...zabel, password: testPassword, password_confirmation: testPassword },
    { client, mailing },
  )
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await sql`insert into sessions (customer_id, user_agent, expires_at) values (${id}, ${first_name}, now() + interval '1 hour')`.execute(
    db,
  )
  await createAddress(db, { customerId: id, input: street })
  await toggleProduct(db, { customerId: id, productId })
  const reader = { ...individual(id), customerId: id }
  await saveList(db, { reader, name: `For ${first_name}` })
  const comment = await addComment(db, { postId, customerId: id, text: `${first_name} likes it` })
  await moderateComment(db, { id: comment.id, by, status: 'approved' })
  const typed = { name: first_name, email, phone, message: `I am ${first_name}` }
  await sendMessage(db, { typed, visitor: client, mailing: { ...mailing, shopEmail: 'a@b.test' } })
  const message = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
  const answer = `Good day, ${first_name}`
  await answerMessage(db, { id: message.id, version: 1, answer, origin, by })
  await subscribe(db, { typed: email, visitor: client, mailing })
  await changeCustomer(db, {
    id,
    version: 1,
    change: { note: `${first_name} calls in the evening` },
    by,
  })
  await sendResetLink(db, { id, origin, by })
  return id
}

/** Fills a cart for the person, up to the order: by their account, or as a guest under their e-mail. */
export async function fillCartAs(
  db: Db,
  services: OrderServices,
  { productId, customerId, method = 'cashondelivery' }: PersonsCart,
) {
  const owner: CartOwner =
    customerId === undefined ? { apiToken: createCartToken() } : { customerId }
  const viewer = customerId === undefined ? guestViewer : individual(customerId)
  await addLine(db, owner, { productId, variantId: undefined, quantity: 1 }, viewer)
  const billing = { ...zabel, ...street, city: 'Yerevan' }
  await saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined, viewer })
  await saveShipping(db, owner, 'flatrate_flatrate')
  await savePayment(db, owner, { method, viewer, services })
  return { owner, viewer }
}

/** Orders a piece of a product for the person, as {@link fillCartAs}. Returns the order's number. */
export async function orderAs(db: Db, services: OrderServices, cart: PersonsCart): Promise<number> {
  const call = await fillCartAs(db, services, cart)
  const description = `Ask for ${zabel.first_name}, doorcode 4711`
  return (await placeOrder(db, { ...call, services, description })).id
}

interface PersonsCart {
  productId: number
  /** Undefined for a guest. */
  customerId?: number
  method?: string
}

/** Tables that hold any of the person's words, with the rows; issued invoices are frozen by law. */
export async function findWords(db: Db, words: RegExp = zabelsWords): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'documents' order by 1`.execute(
    db,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select lower(t::text) as row from ${sql.table(name)} t`.execute(db)
    found.push(...rows.filter(({ row }) => words.test(row)).map(({ row }) => `${name}: ${row}`))
  }
  return found
}
