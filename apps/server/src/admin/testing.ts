import { randomBytes } from 'node:crypto'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Db } from '@tsiran/db/database'
import { createStaff } from '@tsiran/domain/staff/create-staff'
import { openStaffSession } from '@tsiran/domain/staff/open-session'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** What test staff's codes are made of. */
export const testTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export interface TestStaff {
  id: number
  email: string
  /** The value of the cookie. */
  session: string
  headers: { cookie: string }
  /** Calls the app as the person. */
  inject: (
    options: Omit<InjectOptions, 'headers'> & { headers?: Record<string, string> },
  ) => Promise<LightMyRequestResponse>
}

/**
 * Makes a member of the staff with a role, or several, and signs them in: complete, with a second factor proven and a step-up just made.
 * `confirmed: false` leaves the step-up out.
 */
export async function signInTestStaff(
  app: FastifyInstance,
  db: Db,
  role: StaffRole | readonly StaffRole[],
  {
    confirmed = true,
    email = `${String(role)}-${randomBytes(4).toString('hex')}@staff.test`,
  }: { confirmed?: boolean; email?: string } = {},
): Promise<TestStaff> {
  const roles = typeof role === 'string' ? [role] : role
  const passwordHash = `no-hash-${randomBytes(8).toString('hex')}`
  const id = await createStaff(db, {
    email,
    name: `Test ${String(role)}`,
    roles,
    passwordHash,
    locale: 'en',
  })
  if (id === undefined) throw new Error(`${email} is somebody's already`)
  await db.updateTable('staff').set({ totp_secret: testTotpSecret }).where('id', '=', id).execute()
  const visitor = { address: '127.0.0.1', userAgent: 'test' }
  const session = await db
    .transaction()
    .execute((tx) => openStaffSession(tx, { staffId: id, passwordHash }, visitor))
  if (session === undefined) throw new Error('the test session did not begin')
  const now = new Date()
  await db
    .updateTable('staff_sessions')
    .set({ second_factor_at: now, confirmed_at: confirmed ? now : null })
    .where('staff_id', '=', id)
    .execute()
  const headers = { cookie: `tsiran_staff=${session}` }
  return {
    id,
    email,
    session,
    headers,
    inject: (options) => app.inject({ ...options, headers: { ...headers, ...options.headers } }),
  }
}
