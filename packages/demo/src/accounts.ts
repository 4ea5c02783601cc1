import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { createCompany } from '@tsiran/domain/companies/register-company'
import { createCustomer } from '@tsiran/domain/customers/create-customer'
import { hashPassword } from '@tsiran/domain/customers/password'
import { sql } from 'kysely'

export interface DemoAccount {
  email: string
  password: string
  role: 'individual' | 'Manager' | 'subUser'
  first_name: string
  last_name: string
  phone: string
}

/** An account for each role, for development alone: their passwords are no secret. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'ani@tsiran.example',
    password: 'apricot-ani',
    role: 'individual',
    first_name: 'Անի',
    last_name: 'Սարգսյան',
    phone: '+37491000001',
  },
  {
    email: 'manager@tsiran.example',
    password: 'apricot-manager',
    role: 'Manager',
    first_name: 'Տիգրան',
    last_name: 'Պետրոսյան',
    phone: '+37491000002',
  },
  {
    email: 'cook@tsiran.example',
    password: 'apricot-cook',
    role: 'subUser',
    first_name: 'Մարիամ',
    last_name: 'Գրիգորյան',
    phone: '+37491000003',
  },
]

const company = { name: 'Սրճարան «Արագած»', address: 'Աբովյան 12, Երևան', tin: '01234567' }

/** Makes the demo accounts that are missing; a company for the Manager and the sub-user. Returns whether any was made. */
export async function seedAccounts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ email: string }>`
    select email from customers where lower(email) = any(${demoAccounts.map(({ email }) => email)})`.execute(db)
  const there = new Set(rows.map(({ email }) => email.toLowerCase()))
  const missing = demoAccounts.filter(({ email }) => !there.has(email))
  const hashed = await Promise.all(missing.map(async (account) => ({ ...account, passwordHash: await hashPassword(account.password) })))
  await inTransaction(db, async (tx) => {
    for (const { role, password: _password, ...person } of hashed) {
      const companyRole = role === 'individual' ? {} : { company: { id: await demoCompany(), role } }
      await createCustomer(tx, { ...person, ...companyRole, locale: 'hy', verified: true })
    }

    async function demoCompany(): Promise<number> {
      const known = await tx.selectFrom('companies').select('id').where('tin', '=', company.tin).orderBy('id').executeTakeFirst()
      return (known ?? (await createCompany(tx, company))).id
    }
  })
  return hashed.length > 0
}
