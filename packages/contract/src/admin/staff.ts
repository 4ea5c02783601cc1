import Type from 'typebox'
import { Id, IdParams, LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, one, Version } from './schema.ts'
import { Email, Invite, Me, Name, Password, Roles, Secret, StaffMember } from './staff-shapes.ts'

const staff = { tag: 'staff' } as const
const anyone = { ...staff, permission: 'anyone' } as const
const people = { ...staff, permission: 'staff.write', stepUp: true } as const

export const listStaff = adminEndpoint({
  ...staff,
  permission: 'staff.read',
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'All of the staff, and the invites that are open',
  query: Type.Object(LocaleQuery),
  success: one(Type.Object({ staff: Type.Array(StaffMember), invites: Type.Array(Invite) })),
  errors: [],
})
export const inviteStaff = adminEndpoint({
  ...people,
  method: 'POST',
  path: '/api/admin/staff/invites',
  summary: 'Invites somebody by e-mail; the link is also answered, once, to be sent another way',
  body: Type.Object({ ...LocaleQuery, email: Email, name: Name, roles: Roles }),
  success: one(Type.Object({ id: Id, link: Type.String(), mailed: Type.Boolean() })),
  errors: ['email_taken', 'too_many_attempts'],
})
export const withdrawInvite = adminEndpoint({
  ...people,
  method: 'DELETE',
  path: '/api/admin/staff/invites/:id',
  summary: 'Withdraws an invite',
  params: IdParams,
  success: Done,
  errors: ['not_found'],
})
export const acceptInvite = adminEndpoint({
  ...anyone,
  method: 'POST',
  path: '/api/admin/invites/accept',
  summary: 'Makes the account of an invited person, and signs them in',
  body: Type.Object({ ...LocaleQuery, token: Secret, password: Password }),
  success: one(Type.Object({ staff: Me })),
  errors: ['link_invalid', 'too_many_attempts'],
})
export const changeStaff = adminEndpoint({
  ...people,
  method: 'PUT',
  path: '/api/admin/staff/:id',
  summary: 'Changes somebody’s name, roles, or whether they may sign in; ends their sessions',
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    name: Name,
    roles: Roles,
    active: Type.Boolean(),
    version: Version,
  }),
  success: one(StaffMember),
  errors: ['not_found', 'version_conflict', 'last_owner'],
})
export const removeStaff = adminEndpoint({
  ...people,
  method: 'DELETE',
  path: '/api/admin/staff/:id',
  summary: 'Removes somebody of the staff; the audit keeps their name',
  params: IdParams,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: Done,
  errors: ['not_found', 'version_conflict', 'last_owner'],
})
export const endStaffSessions = adminEndpoint({
  ...people,
  method: 'DELETE',
  path: '/api/admin/staff/:id/sessions',
  summary: 'Ends somebody’s sessions',
  params: IdParams,
  success: Done,
  errors: ['not_found'],
})
export const resetSecondFactor = adminEndpoint({
  ...people,
  method: 'DELETE',
  path: '/api/admin/staff/:id/second-factor',
  summary: 'Removes somebody’s codes, passkeys and recovery codes, and mails them',
  params: IdParams,
  success: one(StaffMember),
  errors: ['not_found'],
})
