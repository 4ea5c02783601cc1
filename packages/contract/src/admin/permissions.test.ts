import { expect, test } from 'vitest'
import { areas, isAllowed, levelIn, permissionsOf, staffRoles } from './permissions.ts'

test('the table of roles and permissions changes only on purpose', () => {
  const table = areas.map((area) =>
    [area, ...staffRoles.map((role) => levelIn(area, [role]) ?? '-')].join(' '),
  )
  expect(table).toMatchSnapshot()
})

test('a level includes those below it, and several roles add up', () => {
  expect(isAllowed(['picker'], 'orders.own')).toBe(true)
  expect(isAllowed(['picker'], 'orders.read')).toBe(false)
  expect(isAllowed(['picker', 'viewer'], 'orders.read')).toBe(true)
  expect(isAllowed(['orders'], 'orders.own')).toBe(true)
  expect(isAllowed(['orders'], 'refunds.write')).toBe(false)
  expect(isAllowed([], 'catalogue.read')).toBe(false)
})

test('the owner has a permission in every area', () => {
  const missing = areas.filter((area) => levelIn(area, ['owner']) === undefined)
  expect(missing).toEqual([])
  expect(permissionsOf(['courier'])).toContain('deliveries.own')
})
