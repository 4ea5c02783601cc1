import type { Db, Tx } from '@tsiran/db/database'
import { settleBehind } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { placeCart, placeOrder } from '../checkout/place-order.ts'
import { changeProfile } from '../customers/change-profile.ts'
import { logIn } from '../customers/log-in.ts'
import { register } from '../customers/register.ts'
import { createSessionTokens } from '../customers/session-tokens.ts'
import { findSession } from '../customers/sessions.ts'
import { createDraft } from '../drafts/change-draft.ts'
import { placeDraft } from '../drafts/place-draft.ts'
import { giveUpOrder } from '../order-management/give-up-order.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createPerson, testPassword } from '../testing/fixtures.ts'
import { createPhoneStaff } from '../testing/phone-orders.ts'
import { fillCart, guestViewer, individual } from '../testing/ready-cart.ts'
import { eraseCustomer } from './erase-customer.ts'

const shop = bankShop()
const client = { address: '127.0.0.1', userAgent: 'test' }
const mailing = { locale: 'en', origin: 'http://shop.test' } as const
let people = 0
let email: string
let id: number
beforeEach(async () => {
  email = `leaving-${++people}@erase.am`
  id = await createPerson(shop.db, email)
})

const erase = (db: Db | Tx = shop.db) => eraseCustomer(db, { id, email, by })
const owner = () => ({ customerId: id })
const place = () =>
  placeOrder(shop.db, { owner: owner(), viewer: individual(id), services: shop.services })
const signIn = (onSignedIn: Parameters<typeof logIn>[1]['onSignedIn'] = async () => undefined) =>
  logIn(shop.db, {
    tokens: createSessionTokens(shop.db),
    client,
    email,
    password: testPassword,
    companyOnly: false,
    lifetime: 3600,
    mailing,
    onSignedIn,
  })
const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  )
const count = async (table: 'sessions' | 'carts' | 'orders', where = sql`customer_id = ${id}`) =>
  (
    await sql<{
      rows: number
    }>`select count(*)::integer as rows from ${sql.table(table)} where ${where}`.execute(shop.db)
  ).rows[0]!.rows
/** Begins `first` and leaves it open until the second call waits for it. Returns how the second one ended. */
async function behind(
  first: (tx: Tx) => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<string> {
  const ended = await settleBehind(shop.db, first, () => codeOf(second()))
  return ended.status === 'fulfilled' ? ended.value : ended.reason
}

test('two owners erase one customer at once: one of them does, the other finds nobody', async () => {
  expect((await Promise.all([codeOf(erase()), codeOf(erase())])).toSorted()).toEqual([
    'not_found',
    'ok',
  ])
})

describe('an order of the customer’s', () => {
  test('that is being placed is waited for, and keeps the customer', async () => {
    await fillCart(shop.db, owner(), shop.productId, 1)
    const viewer = individual(id)
    const placing = { owner: owner(), viewer, services: shop.services }
    expect(
      await behind(
        (tx) => placeCart(tx, placing),
        () => erase(),
      ),
    ).toBe('order_open')
    expect(await count('orders')).toBe(1)
  })

  test('that comes while the customer is erased finds an empty cart', async () => {
    await fillCart(shop.db, owner(), shop.productId, 1)
    expect(await behind(erase, place)).toBe('cart_empty')
    expect(await shop.stock()).toBe(10)
  })

  test('at the same moment is placed, or the customer is erased: never both', async () => {
    for (let round = 0; round < 8; round++) {
      email = `moment-${round}@erase.am`
      id = await createPerson(shop.db, email)
      await fillCart(shop.db, owner(), shop.productId, 1)
      const outcome = await Promise.all([codeOf(erase()), codeOf(place())])
      expect([
        ['order_open', 'ok'],
        ['ok', 'cart_empty'],
      ]).toContainEqual(outcome)
      const erased = outcome[0] === 'ok'
      expect([await count('orders'), await count('carts')]).toEqual(erased ? [0, 0] : [1, 1])
    }
  })

  test('that the staff takes by phone is placed, or refused', async () => {
    const writer = await createPhoneStaff(shop.db, `Nare${people}`)
    const lines = [{ variant_id: shop.variantId, quantity: 1 }]
    const address = { first_name: 'Ani', phone: '+37491000000', address1: ['Abovyan 1'], email }
    const draft = await createDraft(shop.db, { customerId: id, lines, address }, writer)
    const { version, grand_total: expectedTotal } = draft
    const [erased, placed] = await Promise.all([
      codeOf(erase()),
      codeOf(placeDraft(shop.db, { id: draft.id, version, expectedTotal }, writer)),
    ])
    expect([
      ['order_open', 'ok'],
      ['ok', 'not_found'],
    ]).toContainEqual([erased, placed])
  })

  test('that is given up brings its cart back, or to nobody', async () => {
    await fillCart(shop.db, owner(), shop.productId, 1, {
      payment: 'ameriabank',
      services: shop.services,
    })
    await place()
    const [erased, givenUp] = await Promise.all([
      codeOf(erase()),
      codeOf(giveUpOrder(shop.db, shop.services, owner())),
    ])
    expect(givenUp).toBe('ok')
    expect(['ok', 'order_open', 'money_open']).toContain(erased)
    expect(await count('carts')).toBe(erased === 'ok' ? 0 : 2)
  })
})

describe('a sign-in', () => {
  test('that is under way is over with the account', async () => {
    const guest = { apiToken: 'a'.repeat(32) }
    await addLine(
      shop.db,
      guest,
      { productId: shop.productId, variantId: undefined, quantity: 1 },
      guestViewer,
    )
    await fillCart(shop.db, owner(), shop.productId, 1)
    const [signedIn, erased] = await Promise.all([
      codeOf(
        signIn(async (tx, customerId) => {
          await mergeCarts(tx, { ...guest, customerId, locale: 'en' })
        }),
      ),
      codeOf(erase()),
    ])
    expect(erased).toBe('ok')
    expect(['ok', 'invalid_credentials']).toContain(signedIn)
    expect([await count('sessions'), await count('carts')]).toEqual([0, 0])
  })

  test('that comes meanwhile is refused as of somebody unknown', async () => {
    expect(await behind(erase, () => signIn())).toBe('invalid_credentials')
  })
})

test('an account under the same e-mail that is registered meanwhile is another one, and whole', async () => {
  const input = {
    first_name: 'Ani',
    last_name: 'S',
    email,
    phone: '091000000',
    password: testPassword,
    password_confirmation: testPassword,
  }
  const call = () => register(shop.db, input, { client, mailing })
  expect(await behind(erase, call)).toBe('ok')
  const { rows } = await sql<{ id: number }>`
    select id from customers where email = ${email}`.execute(shop.db)
  expect(rows).toHaveLength(1)
  expect(rows[0]!.id).not.toBe(id)
  const mails = await sql`select template from mails where recipient = ${email}`.execute(shop.db)
  expect(mails.rows).toEqual([{ template: 'welcome' }])
  await signIn()
})

test('a change of the e-mail comes first and keeps the customer, or comes to nobody', async () => {
  const read = async () => {
    const { token } = await signIn()
    return (await findSession(shop.db, (await createSessionTokens(shop.db).read(token))!))!
  }
  const change = {
    first_name: undefined,
    last_name: undefined,
    phone: undefined,
    password: undefined,
    password_confirmation: undefined,
    current_password: undefined,
    email: `arrived-${people}@erase.am`,
  }
  const session = await read()
  const call = () => changeProfile(shop.db, { session, change, client, mailing })
  expect(
    await behind(
      (tx) => sql`update customers set email = ${change.email} where id = ${id}`.execute(tx),
      () => erase(),
    ),
  ).toBe('validation_failed')
  email = change.email
  change.email = `gone-${people}@erase.am`
  expect(await behind(erase, call)).toBe('unauthenticated')
})

test('whoever puts something into a cart meanwhile has no account any more', async () => {
  const line = { productId: shop.productId, variantId: undefined, quantity: 1 }
  const add = () => addLine(shop.db, owner(), line, individual(id))
  expect(await behind(erase, add)).toBe('23503')
})
