import { areas, levels, type Permission } from '@tsiran/contract/admin/permissions'
import type { AdminEndpoint } from '@tsiran/contract/admin/endpoint'
import { testDatabase } from '@tsiran/db/testing'
import { checkStaffAccess, type StaffSession } from '@tsiran/domain/staff/session'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildTestApp } from '../testing.ts'
import { adminHandlers } from './routes/routes.ts'
import { signInTestStaff, type TestStaff } from './testing.ts'

/** What the owner of this file's shop may do: no role of the table has all permissions but one, or a single one. */
const granted = vi.hoisted(() => ({ has: (_permission: string): boolean => true }))
vi.mock('@tsiran/contract/admin/permissions', async (load) => ({
  ...(await load<object>()),
  isAllowed: (_roles: unknown, permission: string) => granted.has(permission),
}))

const database = testDatabase()
let app: FastifyInstance
let owner: TestStaff
beforeAll(async () => {
  app = await buildTestApp(database)
  owner = await signInTestStaff(app, database.db, 'owner')
})
afterAll(() => app.close())

type Guarded = AdminEndpoint & { permission: Permission }
const isGuarded = (endpoint: AdminEndpoint): endpoint is Guarded =>
  endpoint.permission.includes('.')
const guarded = adminHandlers.map(({ endpoint }) => endpoint).filter(isGuarded)
const keyOf = ({ method, path }: AdminEndpoint) => `${method} ${path}`

/** Whether whoever has one permission has the other: `write` includes `read`, `read` includes `own`. */
function includes(one: Permission, other: Permission): boolean {
  const [area, level] = one.split('.')
  const [otherArea, otherLevel] = other.split('.')
  const rank = (name: string | undefined) => levels.findIndex((known) => known === name)
  return area === otherArea && rank(level) >= rank(otherLevel)
}
const allBut = (missing: Permission) => (permission: string) =>
  !includes(permission as Permission, missing)
const only = (one: Permission) => (permission: string) => includes(one, permission as Permission)
/** What reads a list of people needs the right to see them as well as the right to take them away. */
const further: Record<string, Permission> = {
  'GET /api/admin/reports/customers.xlsx': 'customers.read',
}

/** Whether a call without any input is refused for want of a permission. */
async function isForbidden({ method, path }: AdminEndpoint): Promise<boolean> {
  const answer = await owner.inject({
    method,
    url: path.replace(/:\w+/g, '999999'),
    ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
  })
  expect(answer.statusCode, path).not.toBe(401)
  return answer.statusCode === 403
}
const session = { secondFactor: 'none', isDemo: true, roles: ['owner'] } as unknown as StaffSession
const isRefused = ({ permission }: Guarded): boolean => {
  try {
    checkStaffAccess(session, permission)
    return false
  } catch {
    return true
  }
}

const permissions = areas.flatMap((area) => levels.map((level): Permission => `${area}.${level}`))
describe.each(permissions)('%s', (permission) => {
  const own = guarded.filter((endpoint) => endpoint.permission === permission)

  test('without it, what needs it is refused, and nothing else', async () => {
    granted.has = allBut(permission)
    expect(guarded.filter(isRefused).map(keyOf)).toEqual(
      guarded.filter((endpoint) => includes(endpoint.permission, permission)).map(keyOf),
    )
    for (const endpoint of own)
      expect([keyOf(endpoint), await isForbidden(endpoint)]).toEqual([keyOf(endpoint), true])
  })
  test('with it alone, what needs it is open', async () => {
    for (const endpoint of own) {
      const key = keyOf(endpoint)
      granted.has = (asked) => only(permission)(asked) || further[key] === asked
      expect([key, await isForbidden(endpoint)]).toEqual([key, false])
    }
  })
})
