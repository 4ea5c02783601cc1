import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Whether a new company waits for approval before it has company prices, as an SQL condition. */
export const companyApproval = sql<boolean>`
  coalesce((select (value ->> 'company_approval')::boolean from settings where name = 'checkout'), false)`

/** Whether somebody without an account may order, as an SQL condition. */
export const guestCheckout = sql<boolean>`
  coalesce((select (value ->> 'guest_checkout')::boolean from settings where name = 'checkout'), true)`

/** The names of the settings that are rows of `settings`. */
export type SettingsName = 'checkout' | 'mail' | 'setup'

/** The stored values of one page of settings, with their version. */
export const readSettings = (db: Db | Tx, name: SettingsName) =>
  db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()

/** A stored text; empty for none. */
export const textOf = (value: Record<string, unknown>, name: string): string =>
  typeof value[name] === 'string' ? value[name] : ''

/** The shop's own tax number; empty where the merchant wrote none. */
export const readSellerTin = async (db: Db | Tx): Promise<string> =>
  textOf((await readSettings(db, 'checkout')).value, 'seller_tin')
