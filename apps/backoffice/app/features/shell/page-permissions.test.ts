import { expect, test } from 'vitest'
import { permissionOf } from './page-permissions.ts'
import routes from '../../routes.ts'

interface Route {
  path?: string | undefined
  file: string
  children?: readonly Route[] | undefined
}

/** Addresses of the pages that a layout surrounds. */
const below = ({ path, children = [] }: Route): string[] =>
  path === undefined ? children.flatMap(below) : [`/${path}`]
const shell = routes.find(({ file }) => file === 'routes/shell/shell.tsx')!

test('every page of the back office but one’s own settings says who may open it', () => {
  const open = below(shell).filter((path) => permissionOf(path) === undefined)
  expect(open).toEqual(['/me', '/gallery', '/gallery/form', '/gallery/text', '/*'])
})

test.each([
  ['/orders', 'orders.read'],
  ['/orders/100005/edit', 'orders.read'],
  ['/orders/new', 'orders.write'],
  ['/orders/new/7', 'orders.write'],
  ['/customers/7', 'customers.read'],
  ['/deliveries/3', 'deliveries.own'],
  ['/delivery', 'delivery.read'],
  ['/stock/receipts', 'stock.read'],
  ['/stock/receipts/new', 'stock.write'],
  ['/settings/delivery', 'delivery.read'],
  ['/settings/payments', 'settings.read'],
  ['/settings/staff', 'staff.read'],
  ['/settings/audit', 'audit.own'],
  ['/print/slip', undefined],
])('%s needs %s', (path, permission) => {
  expect(permissionOf(path)).toBe(permission)
})
