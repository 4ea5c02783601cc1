import { execFile, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import { testDatabase } from '@tsiran/db/testing'
import { catalog } from '@tsiran/demo/catalog/catalog'
import { seedDemo } from '@tsiran/demo/seed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLanguage, copyShop, mark, removeCopy } from './languages/copy.ts'
import { freePort } from './launcher/shop.ts'

const run = promisify(execFile)
const dairy = catalog.find(({ slug }) => slug === 'dairy-eggs')!
const leaf = dairy.children!.find(({ slug }) => slug === 'milk')!
const product = leaf.products!.find(({ sku }) => sku === 'DAI-001')!

// A shop that has sold in three languages, and a copy of the code with a fourth.
const database = testDatabase({ filling: { name: 'demo', fill: seedDemo } })
let folder: string
let server: ChildProcess | undefined
let url: string

beforeAll(async () => {
  folder = await copyShop()
  await addLanguage(folder)
  const program = path.join(folder, 'apps/server/build/main.js')
  await run(process.execPath, ['scripts/build.ts', 'storefront', 'server'], { cwd: folder })
  const port = String(await freePort())
  url = `http://localhost:${port}`
  server = fork(program, {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, '.data'),
      ORIGIN: url,
      HOST: '127.0.0.1',
      PORT: port,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PROCESSES: '1',
      SANDBOX_BANK: 'on',
    },
  })
  const failed = once(server, 'exit').then(() => {
    throw new Error('the server ended')
  })
  await Promise.race([once(server, 'message'), failed])
}, 300_000)

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  if (folder) await removeCopy(folder)
})

test.each([
  ['home', ''],
  ['listing', `/shop/main/catalog?category_id=${leaf.id}&sort=name`],
  ['product', `/shop/products/${product.urlKey}`],
])('a fourth language has its %s page', async (_kind, place) => {
  const answer = await fetch(`${url}/eo${place}`)
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
        env: { ...process.env, SHOP_URL: url, PLAYWRIGHT_JSON_OUTPUT_FILE: '' },
      },
    ).catch((error: { stdout: string }) => error)
    expect(stdout).toContain('2 passed')
  },
)
