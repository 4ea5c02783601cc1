import Type from 'typebox'
import { IdParams, LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { one } from './schema.ts'
import { Assertion, Me, Name, Passkey, PasskeyOptions } from './staff-shapes.ts'

const staff = { tag: 'staff' } as const
const own = { ...staff, permission: 'self' } as const

/** Setting up a second factor: allowed before one is there, needs a step-up to change one. */
const factor = { ...staff, permission: 'password' } as const

export const listPasskeys = adminEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/me/passkeys',
  summary: 'The caller’s passkeys',
  query: Type.Object(LocaleQuery),
  success: one(Type.Array(Passkey)),
  errors: [],
})
export const beginPasskey = adminEndpoint({
  ...factor,
  method: 'POST',
  path: '/api/admin/me/passkeys/options',
  summary: 'Begins to add a passkey',
  body: Type.Object(LocaleQuery),
  success: one(PasskeyOptions),
  errors: ['confirmation_needed', 'conflict'],
})
export const addPasskey = adminEndpoint({
  ...factor,
  method: 'POST',
  path: '/api/admin/me/passkeys',
  summary: 'Adds a passkey; answers new recovery codes where there are none',
  body: Type.Object({ ...LocaleQuery, name: Name, attestation: Assertion }),
  success: one(Type.Object({ staff: Me, recovery_codes: Type.Array(Type.String()) })),
  errors: ['invalid_credentials', 'confirmation_needed', 'conflict'],
})
export const removePasskey = adminEndpoint({
  ...own,
  stepUp: true,
  method: 'DELETE',
  path: '/api/admin/me/passkeys/:id',
  summary: 'Removes a passkey',
  params: IdParams,
  success: one(Me),
  errors: ['not_found', 'factor_needed'],
})
