import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Db } from '@tsiran/db/database'
import { createStaff } from './create-staff.ts'
import type { ActingStaff } from './session.ts'
import { findStaffSession } from './sessions.ts'
import { openStaffSession } from './open-session.ts'

/** Makes a member of the staff for a test, signs them in and returns them as one who acts. */
export async function actingAs(
  db: Db,
  {
    email,
    roles,
    passwordHash = 'no hash',
  }: { email: string; roles: readonly StaffRole[]; passwordHash?: string },
): Promise<ActingStaff> {
  const [name = ''] = email.split('@')
  const id = (await createStaff(db, { email, name, roles, passwordHash, locale: 'hy' }))!
  const visitor = { address: '127.0.0.1', userAgent: 'test' }
  const cookie = await db
    .transaction()
    .execute((tx) => openStaffSession(tx, { staffId: id, passwordHash }, visitor))
  const session = (await findStaffSession(db, cookie!))!
  return { ...session, ...visitor, by: { kind: 'staff', id, name, requestId: 'test' } }
}
