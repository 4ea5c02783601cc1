import { readFileSync } from 'node:fs'
import path from 'node:path'
import admin from '@tsiran/i18n/messages/admin/en.json' with { type: 'json' }
import shop from '@tsiran/i18n/messages/en.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { isUsed, keyOf, readUses, textsOf } from './messages/keys.ts'
import { reachable, routeFiles, type Route } from './messages/reachable.ts'

// The back office loads its texts in two parts: those of the start, and those of the pages below one layout.

const root = path.resolve(import.meta.dirname, '..')
const app = 'apps/backoffice/app'
const pagesLayout = 'routes/shell/pages.tsx'
interface Part {
  shop: object
  admin: Record<string, unknown>
}

// The back office exports nothing; its own modules are what is checked.
const load = (file: string): Promise<unknown> =>
  import(new URL(`../apps/backoffice/${file}`, import.meta.url).href)
const { default: routes } = (await load('app/routes.ts')) as { default: readonly Route[] }
const { splitMessages } = (await load('message-parts.ts')) as {
  splitMessages: (texts: Part) => { start: Part; pages: Part }
}

const { start, pages } = splitMessages({ shop, admin })
const entries = [`${app}/entry.client.tsx`, `${app}/root.tsx`]
const inApp = (file: string) => `${app}/${file}`
const startFiles = reachable([...entries, ...routeFiles(routes, pagesLayout).map(inApp)])
const allFiles = reachable([...entries, ...routeFiles(routes, '').map(inApp)])
const isOwn = (file: string) => file.startsWith(app)
const saysShopTexts = (file: string) =>
  /\/messages(?:\.ts)?'|paperWords/.test(readFileSync(path.join(root, file), 'utf8'))

const keysOf = (...trees: object[]) =>
  new Set(trees.flatMap((tree) => [...textsOf(tree).keys()].map(keyOf)))

/** The texts that files use and the parts do not have. */
function lacking(files: readonly string[], all: object, ...parts: object[]): string[] {
  const uses = readUses(files)
  const has = keysOf(...parts)
  return [...keysOf(all)].filter((key) => isUsed(uses, key) && !has.has(key))
}

/** The shop's texts that files say and the parts do not have. A key of both applications is the back office's own in its files. */
function lackingOfShop(files: readonly string[], ...parts: object[]): string[] {
  const own = keysOf(admin)
  return [
    ...lacking(files.filter(isOwn).filter(saysShopTexts), shop, ...parts).filter(
      (key) => !own.has(key),
    ),
    ...lacking(
      reachable(files.filter((file) => !isOwn(file) && saysShopTexts(file))),
      shop,
      ...parts,
    ),
  ]
}

test('the start has the texts of everything that it may load', () => {
  expect(startFiles).toContain(inApp('features/shell/navigation.ts'))
  expect(lacking(startFiles.filter(isOwn), admin, start.admin)).toEqual([])
  expect(lackingOfShop(startFiles, start.shop)).toEqual([])
})

test('both parts have all texts of the back office, and what its pages say of the shop’s', () => {
  expect([...keysOf(start.admin, pages.admin)].sort()).toEqual([...keysOf(admin)].sort())
  expect(allFiles).toContain(inApp('features/orders/order-state.tsx'))
  expect(lackingOfShop(allFiles, start.shop, pages.shop)).toEqual([])
})

test('a group of the pages has all its texts', () => {
  for (const group of Object.keys(pages.admin))
    expect(pages.admin[group]).toEqual(admin[group as keyof typeof admin])
})

test('a page that would open without its texts is found', () => {
  const orders = reachable([inApp('routes/orders/orders.tsx')])
  expect(lackingOfShop(orders, start.shop)).toContain('orderStatus.pending')
  const files = reachable([inApp('routes/media/media.tsx')])
  expect(lacking(files.filter(isOwn), admin, start.admin)).toContain('media.empty')
})
