import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

export interface NewCustomer {
  email: string
  first_name: string
  last_name: string
  phone: string
  passwordHash: string
  locale: Locale
  /** `position`: a sub-user's job in the company. */
  company?: { id: number; role: 'Manager' | 'subUser'; position?: string }
  /** True where the e-mail needs no confirmation. */
  verified?: boolean
}

/** Inserts a customer and returns the id; undefined, with nothing changed, where the e-mail is taken. */
export async function createCustomer(
  db: Db | Tx,
  customer: NewCustomer,
): Promise<number | undefined> {
  const { email, first_name, last_name, phone, passwordHash, locale, company, verified } = customer
  const { rows } = await sql<{ id: number }>`
    insert into customers (email, first_name, last_name, phone, password_hash, locale, company_id, role, position,
      email_verified_at)
    values (${email}, ${first_name}, ${last_name}, ${phone}, ${passwordHash}, ${locale}, ${company?.id ?? null}, ${company?.role ?? null}, ${company?.position ?? ''},
      case when ${verified ?? false} then now() end)
    on conflict (lower(email)) do nothing returning id`.execute(db)
  return rows[0]?.id
}
