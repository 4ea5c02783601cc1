import type { Permission } from '@tsiran/contract/admin/permissions'
import { matchPath } from 'react-router'
import { navigation } from './navigation.ts'

/** Pages that need something else than their entry of the sidebar, and pages without an entry. */
const pages: readonly [string, Permission][] = [
  ['/orders/new', 'orders.write'],
  ['/products/new', 'catalogue.write'],
  ['/stock/receipts/new', 'stock.write'],
  ['/settings/delivery', 'delivery.read'],
  ...navigation
    .flat()
    .flatMap(({ to, permission }): [string, Permission][] =>
      permission === undefined ? [] : [[to, permission]],
    ),
  ['/settings', 'settings.read'],
  ['/setup', 'settings.read'],
]

/** What a page below /admin needs; undefined for those that everybody may open. */
export const permissionOf = (pathname: string): Permission | undefined =>
  pages.find(([path]) => matchPath({ path, end: false }, pathname))?.[1]
