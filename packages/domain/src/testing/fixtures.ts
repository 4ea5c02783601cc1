import { perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { createCompany } from '../companies/register-company.ts'
import { createCustomer } from '../customers/create-customer.ts'
import type { Actor } from '../shared/actor.ts'

const text = (en: string): string =>
  JSON.stringify({ ...perLocale(() => en), hy: `${en} հայ`, ru: `${en} рус` } satisfies Text)

/** Who acts in tests that name nobody of the staff. */
export const byScript = { kind: 'system', name: 'script' } as const satisfies Actor

export interface ProductFixture {
  sku: string
  status?: 'published' | 'hidden' | 'service'
  /** One for a simple product, several for a configurable one. Drams and pieces. */
  offers?: {
    price?: number
    company_price?: number
    qty?: number
    min_qty?: number
    box_qty?: number
    box_price?: number
  }[]
}

/** Makes a product with its variants for a test and returns their ids. */
export async function createProduct(
  db: Db,
  { sku, status = 'published', offers = [{}] }: ProductFixture,
) {
  const type = offers.length > 1 ? 'configurable' : 'simple'
  const product = await db
    .insertInto('products')
    .values({
      sku,
      type,
      status,
      url_key: sku.toLowerCase(),
      name: text(sku),
      short_description: text(''),
      description: text(''),
      meta_title: text(sku),
      brand_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const variants = await db
    .insertInto('variants')
    .values(
      offers.map((offer, position) => ({
        product_id: product.id,
        sku: type === 'simple' ? sku : `${sku}-${position + 1}`,
        position,
        price: offer.price ?? 1000,
        old_price: null,
        company_price: offer.company_price ?? null,
        qty: offer.qty ?? 100,
        min_qty: offer.min_qty ?? 1,
        box_qty: offer.box_qty ?? null,
        box_price: offer.box_price ?? null,
      })),
    )
    .returning('id')
    .execute()
  return { id: product.id, variantIds: variants.map(({ id }) => id), variantId: variants[0]!.id }
}

/** The ways of delivery and payment that checkout tests choose from. */
export async function createCheckoutMethods(db: Db): Promise<void> {
  await db
    .insertInto('shipping_methods')
    .values([
      {
        code: 'flatrate_flatrate',
        title: text('Courier'),
        description: text(''),
        rate: 1000,
        position: 1,
      },
      {
        code: 'free_free',
        title: text('Pickup'),
        description: text(''),
        rate: 0,
        position: 2,
        pickup: true,
      },
    ])
    .execute()
  await db
    .insertInto('payment_methods')
    .values([
      {
        method: 'cashondelivery',
        title: text('Cash'),
        description: text(''),
        img: '/payment/cash.svg',
      },
      {
        method: 'credit',
        title: text('Credit'),
        description: text(''),
        img: '/payment/credit.svg',
      },
    ])
    .execute()
}

/** Puts products on the shelf: into a category, so that lists show them. */
export async function listProducts(db: Db, ids: readonly number[]): Promise<void> {
  const category = {
    slug: `shelf-${ids[0]}`,
    name: text('Shelf'),
    description: text(''),
    meta_title: text('Shelf'),
  }
  const { id } = await db
    .insertInto('categories')
    .values(category)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('product_categories')
    .values(ids.map((product_id) => ({ product_id, category_id: id })))
    .execute()
  await refreshListings(db, ids)
}

export const testPassword = 'apricot-17'
/** Its hash with a twentieth of the shop's memory: a check of it takes a millisecond. */
export const testPasswordHash =
  '$argon2id$v=19$m=1024,p=1,t=2$ivklRQMfGVG7R4YpEGyX/g$AX0PdKyY7AQDBJvwI+7j0tp5oxMx9dWi+b+rlCRq5Og'

/** Makes a company with a credit line in drams and returns its id. */
export async function createTestCompany(db: Db, name: string, creditLine = 0): Promise<number> {
  const { id } = await createCompany(db, { name, address: 'Abovyan 1', tin: '12345678' })
  await db.updateTable('companies').set({ credit_line: creditLine }).where('id', '=', id).execute()
  return id
}

/**
 * Makes a person who signs in with {@link testPassword}; where a role is given, of a company of their own or of the one
 * that is named. Returns the id.
 */
export async function createPerson(
  db: Db,
  email: string,
  role?: 'Manager' | 'subUser',
  companyId?: number,
): Promise<number> {
  const company = role && {
    id: companyId ?? (await createTestCompany(db, `Company of ${email}`)),
    role,
  }
  const id = await createCustomer(db, {
    email,
    first_name: 'Ani',
    last_name: 'Sargsyan',
    phone: '+37491000000',
    passwordHash: testPasswordHash,
    locale: 'en',
    verified: true,
    ...(company && { company }),
  })
  return id!
}
