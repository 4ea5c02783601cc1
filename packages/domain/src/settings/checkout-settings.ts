import type { CheckoutSettings } from '@tsiran/contract/admin/checkout-settings'
import { pageIds } from '@tsiran/contract/page-ids'
import { perLocale } from '@tsiran/contract/map-text'
import { isTin } from '@tsiran/contract/patterns'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { checkFields } from '../shared/fields.ts'
import { readSettings, textOf } from '../shared/settings.ts'
import { textProblems, tidyText } from '../shared/text3.ts'
import { changeValues } from './change-values.ts'
import { readService, writeService } from './service-line.ts'

/** The settings of buying. */
export async function readCheckoutSettings(db: Db | Tx): Promise<CheckoutSettings> {
  const [{ version, value }, service] = [await readSettings(db, 'checkout'), await readService(db)]
  const terms = Number(value['terms_page_id'])
  return {
    version,
    company_approval: value['company_approval'] === true,
    seller_tin: textOf(value, 'seller_tin'),
    guest_checkout: value['guest_checkout'] !== false,
    terms_page_id: Number.isInteger(terms) && terms > 0 ? terms : pageIds.terms,
    service_line: service?.status === 'service',
    service_name: service?.name ?? perLocale(() => ''),
    service_price: service?.price ?? 0,
  }
}

type CheckoutFields = Omit<CheckoutSettings, 'version'>

/** Changes the settings of buying; fields that are left out stay. Refuses with `version_conflict` and `validation_failed`. */
export const changeCheckoutSettings = (
  db: Db,
  { version, ...typed }: Partial<CheckoutFields> & { version: number },
  { by }: { by: Actor },
): Promise<CheckoutSettings> =>
  changeValues<CheckoutSettings>(db, {
    name: 'checkout',
    version,
    change: { ...typed, ...(typed.service_name && { service_name: tidyText(typed.service_name) }) },
    check: ({ seller_tin, service_line, service_name }) => {
      if (seller_tin !== '' && !isTin(seller_tin)) throw fieldError('seller_tin', 'tin')
      if (service_line) checkFields(textProblems('service_name', service_name))
    },
    by,
    lock: (tx) => sql`select 1 from settings where name = 'checkout' for update`.execute(tx),
    read: readCheckoutSettings,
    write: writeCheckout,
  })

async function writeCheckout(
  tx: Tx,
  { service_line, service_name, service_price, ...values }: CheckoutFields,
  before: CheckoutSettings,
): Promise<void> {
  if (values.terms_page_id !== before.terms_page_id) await checkPage(tx, values.terms_page_id)
  const id = await writeService(tx, { on: service_line, name: service_name, price: service_price })
  const value = JSON.stringify({ ...values, ...(id !== undefined && { service_product_id: id }) })
  await sql`update settings set value = ${value}::jsonb, version = version + 1 where name = 'checkout'`.execute(
    tx,
  )
}

/** The page is locked until the end of the transaction, so that nobody hides or deletes it meanwhile. */
async function checkPage(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql`
    select 1 from pages where id = ${id} and not hidden and deleted_at is null for share`.execute(
    tx,
  )
  if (rows.length === 0) throw fieldError('terms_page_id', 'unknown')
}

/** Pages that may hold the terms, by their titles; buyers cannot open a hidden one. */
export const listTermsPages = async (db: Db, locale: Locale) => {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title ->> ${locale} as title from pages where not hidden and deleted_at is null order by title ->> ${locale}, id limit 200`.execute(
    db,
  )
  return rows
}
