import type { Endpoint } from './endpoint.ts'

export interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

/** The ways to name the caller (R9). A body's `token` and `api_token` are fields of their schemas. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `token` of a sign-in',
  },
  token: { type: 'apiKey', in: 'query', name: 'token', description: 'The `token` of a sign-in' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'tsiran_session',
    description:
      'Set by a sign-in; `__Host-tsiran_session` over HTTPS. Beside an older session’s cookie the new one has a name of its own: `_` and eight hexadecimal digits follow',
  },
  cart: { type: 'apiKey', in: 'query', name: 'api_token', description: 'Opens a guest’s cart' },
  cartCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'api_token',
    description: 'Opens a guest’s cart',
  },
}

/** The only way into the back office. */
export const staffScheme = {
  type: 'apiKey',
  in: 'cookie',
  name: 'tsiran_staff',
  description: 'Set by a sign-in of the staff; `__Host-tsiran_staff` over HTTPS',
}

const signedIn = [{ bearer: [] }, { token: [] }, { session: [] }]

export const isForStaff = (endpoints: readonly Endpoint[]) =>
  endpoints.some(({ access }) => access === 'staff')

/** What a call may or must carry; an empty requirement makes the others optional. */
export function security({ access, anonymous, query, ...more }: Endpoint): object[] {
  if (anonymous) return []
  if (access === 'staff')
    return (more as { permission?: string }).permission === 'anyone' ? [] : [{ staff: [] }]
  if (access !== 'public' && access !== 'cart') return signedIn
  const takesCart = 'api_token' in ((query as ObjectSchema | undefined)?.properties ?? {})
  const ways = [...signedIn, ...(takesCart ? [{ cart: [] }] : [])]
  return access === 'cart' ? [...ways, { cartCookie: [] }] : [{}, ...ways]
}
