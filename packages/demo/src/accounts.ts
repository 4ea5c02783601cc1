import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { createCompany } from '@tsiran/domain/companies/register-company'
import { createCustomer } from '@tsiran/domain/customers/create-customer'
import { hashPassword } from '@tsiran/domain/customers/password'
import { shopItself } from '@tsiran/domain/shared/viewer'
import { sql } from 'kysely'

/** The demo companies, by a short name; `creditLine` in drams. */
const companies = {
  cafe: {
    name: 'Սրճարան «Արագած»',
    address: 'Աբովյան 12, Երևան',
    tin: '01234567',
    creditLine: 300_000,
  },
  hotel: {
    name: 'Հյուրանոց «Սևան»',
    address: 'Մաշտոցի պողոտա 25, Երևան',
    tin: '01234575',
    creditLine: 150_000,
  },
}
type Company = keyof typeof companies

export interface DemoAccount {
  email: string
  password: string
  role: 'individual' | 'Manager' | 'subUser'
  /** Company of a Manager or sub-user. */
  company?: Company
  /** A sub-user's job. */
  position?: string
  first_name: string
  last_name: string
  phone: string
}

const account = (mail: string, first_name: string, last_name: string, phone: string) => ({
  email: `${mail}@tsiran.example`,
  password: `apricot-${mail}`,
  first_name,
  last_name,
  phone,
})

/** Accounts for each role, for development only: their passwords are public. */
export const demoAccounts: readonly DemoAccount[] = [
  { ...account('ani', 'Անի', 'Սարգսյան', '+37491000001'), role: 'individual' },
  {
    ...account('manager', 'Տիգրան', 'Պետրոսյան', '+37491000002'),
    role: 'Manager',
    company: 'cafe',
  },
  { ...account('cook', 'Մարիամ', '', ''), role: 'subUser', company: 'cafe', position: 'Խոհարար' },
  { ...account('barista', 'Դավիթ', '', ''), role: 'subUser', company: 'cafe', position: 'Բարիստա' },
  {
    ...account('pastry', 'Լուսինե', '', ''),
    role: 'subUser',
    company: 'cafe',
    position: 'Հրուշակագործ',
  },
  {
    ...account('director', 'Կարեն', 'Հակոբյան', '+37491000003'),
    role: 'Manager',
    company: 'hotel',
  },
  {
    ...account('kitchen', 'Անահիտ', '', ''),
    role: 'subUser',
    company: 'hotel',
    position: 'Խոհանոցի վարիչ',
  },
]

/** Creates missing demo accounts and their companies. Returns whether any was created. */
export async function seedAccounts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ email: string }>`
    select email from customers where lower(email) = any(${demoAccounts.map(({ email }) => email)})`.execute(
    db,
  )
  const existing = new Set(rows.map(({ email }) => email.toLowerCase()))
  const missing = demoAccounts.filter(({ email }) => !existing.has(email))
  const hashed = await Promise.all(
    missing.map(async (person) => ({
      ...person,
      passwordHash: await hashPassword(person.password, shopItself),
    })),
  )
  await inTransaction(db, async (tx) => {
    for (const { role, company, position = '', password: _password, ...person } of hashed) {
      const inCompany =
        company && role !== 'individual'
          ? { company: { id: await demoCompany(tx, company), role, position } }
          : {}
      await createCustomer(tx, { ...person, ...inCompany, locale: 'hy', verified: true })
    }
  })
  return hashed.length > 0
}

/** Id of a demo company, which is created if missing; one without a credit line gets it. */
async function demoCompany(tx: Tx, company: Company): Promise<number> {
  const { creditLine, ...fields } = companies[company]
  const known = await tx
    .selectFrom('companies')
    .select('id')
    .where('tin', '=', fields.tin)
    .orderBy('id')
    .executeTakeFirst()
  const { id } = known ?? (await createCompany(tx, fields))
  await tx
    .updateTable('companies')
    .set({ credit_line: creditLine })
    .where('id', '=', id)
    .where('credit_line', '=', 0)
    .execute()
  return id
}
