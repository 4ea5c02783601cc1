import { staffRoles, type StaffRole } from '@tsiran/contract/admin/permissions'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { hashPassword } from '@tsiran/domain/customers/password'
import { shopItself } from '@tsiran/domain/shared/viewer'
import { createStaff } from '@tsiran/domain/staff/create-staff'
import { sql } from 'kysely'

const names: Record<StaffRole, string> = {
  owner: 'Նարե Մանուկյան',
  catalogue: 'Գոռ Ավետիսյան',
  orders: 'Սոնա Գրիգորյան',
  content: 'Լիլիթ Մելքոնյան',
  picker: 'Արամ Խաչատրյան',
  courier: 'Վահե Սիմոնյան',
  accountant: 'Գայանե Պողոսյան',
  viewer: 'Մհեր Դավթյան',
}

/** One of the staff for each role, for practice: their passwords are public. */
export const demoStaff: readonly {
  role: StaffRole
  name: string
  email: string
  password: string
}[] = staffRoles.map((role) => ({
  role,
  name: names[role],
  email: `${role}@tsiran.example`,
  password: `apricot-${role}`,
}))

/** Creates the demo staff of a shop that has never had any staff. Returns whether it did. */
export async function seedStaff(db: Db): Promise<boolean> {
  const { rows } = await sql`select from staff limit 1`.execute(db)
  if (rows.length > 0) return false
  const hashed = await Promise.all(
    demoStaff.map(async (person) => ({
      ...person,
      passwordHash: await hashPassword(person.password, shopItself),
    })),
  )
  return inTransaction(db, async (tx) => {
    const created = []
    for (const { role, name, email, passwordHash } of hashed)
      created.push(
        await createStaff(tx, {
          email,
          name,
          roles: [role],
          passwordHash,
          locale: 'hy',
          isDemo: true,
        }),
      )
    return created.some((id) => id !== undefined)
  })
}
