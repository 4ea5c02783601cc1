import { permissionsOf } from '@tsiran/contract/admin/permissions'
import type { Me } from '@tsiran/contract/admin/staff-shapes'
import { needsSecondFactor, type StaffSession } from './session.ts'

/** The signed-in member of the staff as the API answers it. */
export const viewMe = (session: StaffSession): Me => ({
  id: session.id,
  name: session.name,
  email: session.email,
  roles: session.roles,
  permissions: permissionsOf(session.roles),
  locale: session.locale,
  second_factor: session.secondFactor,
  has_totp: session.hasTotp,
  second_factor_required: needsSecondFactor(session),
  confirmed_until: session.confirmedUntil?.toISOString() ?? null,
  version: session.version,
})
