import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { testDatabase } from '@tsiran/db/testing'
import { catalog } from '@tsiran/demo/catalog/catalog'
import { seedDemo } from '@tsiran/demo/seed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLanguage, copyShop, mark, removeCopy } from './languages/copy.ts'
import { freePort, openShop, type Launch } from './launcher/shop.ts'

const run = promisify(execFile)
const dairy = catalog.find(({ slug }) => slug === 'dairy-eggs')!
const leaf = dairy.children!.find(({ slug }) => slug === 'milk')!
const product = leaf.products!.find(({ sku }) => sku === 'DAI-001')!

// A shop that has sold in three languages, and a copy of the code with a fourth.
const database = testDatabase({ filling: { name: 'demo', fill: seedDemo } })
let folder: string
let shop: Launch | undefined

beforeAll(async () => {
  folder = await copyShop()
  await addLanguage(folder)
  await run(process.execPath, ['scripts/build.ts'], { cwd: folder })
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, '.data'),
    PORT: String(await freePort()),
    PICTURES: 'none',
  }
  shop = await openShop(env, folder)
}, 300_000)

afterAll(async () => {
  shop?.child.kill('SIGTERM')
  await shop?.ended
  if (folder) await removeCopy(folder)
})

test.each([
  ['home', ''],
  ['listing', `/shop/main/catalog?category_id=${leaf.id}&sort=name`],
  ['product', `/shop/products/${product.urlKey}`],
])('a fourth language has its %s page', async (_kind, place) => {
  const answer = await fetch(`${shop!.url}/eo${place}`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  // Texts of the interface are the new language's. Those of the catalogue are the default language's until they are written.
  const has = (text: string) => html.includes(text)
  expect([has('<html lang="eo"'), has(mark), has(dairy.name.hy)]).toEqual([true, true, true])
  const alternates = [...html.matchAll(/hrefLang="([a-z-]+)"/gi)].map(([, language]) => language)
  expect(alternates).toEqual(expect.arrayContaining(['hy', 'ru', 'en', 'eo', 'x-default']))
})

test(
  'a guest buys in the fourth language, with scripts and without',
  { timeout: 300_000 },
  async () => {
    const program = path.join(folder, 'node_modules/@playwright/test/cli.js')
    const only = [
      'purchase.spec.ts',
      '--project=desktop',
      '-g',
      'a guest buys in eo',
      '--workers=1',
      '--timeout=240000',
    ]
    const { stdout } = await run(
      process.execPath,
      [program, 'test', '-c', 'tests/playwright.config.ts', ...only],
      {
        cwd: folder,
        env: { ...process.env, SHOP_URL: shop!.url, PLAYWRIGHT_JSON_OUTPUT_FILE: '' },
      },
    ).catch((error: { stdout: string }) => error)
    expect(stdout).toContain('2 passed')
  },
)
