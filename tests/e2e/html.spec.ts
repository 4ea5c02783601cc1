import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { ani, cook, manager, signIn } from './people.ts'
import { expect, fillCart, locales, pages, test } from './shop.ts'

const checker = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vnu-jar')),
  'build/dist/vnu.jar',
)
/** Set by `npm test` if Java is missing and cannot be installed. */
const javaIsMissing = process.env['WITHOUT_JAVA'] === '1'

interface Finding {
  type: 'error' | 'info' | 'non-document-error'
  subType?: string
  url?: string
  message: string
  extract?: string
}

/** Runs the validator once for all files of a folder: starting it takes as long as fifty pages. */
async function check(folder: string): Promise<string[]> {
  const java = spawn('java', [
    '-jar',
    checker,
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    folder,
  ])
  const failed = new Promise<never>((_, reject) =>
    java.on('error', (error) => reject(new Error(`Java does not start: ${error.message}`))),
  )
  const [output, complaint] = await Promise.race([
    Promise.all([text(java.stdout), text(java.stderr)]),
    failed,
  ])
  if (!output) throw new Error(`the checker wrote no report: ${complaint}`)
  const { messages } = JSON.parse(output) as { messages: Finding[] }
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url = '', message, extract = '' }) => `${path.basename(url)}: ${message} …${extract}…`)
}

/** Saves pages as the server sent them, each under its kind's name. */
async function save(
  page: Page,
  folder: string,
  addresses: Record<string, string>,
  status = 200,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [kind, address] of Object.entries(addresses)) {
    const answer = await page.request.get(address)
    expect(answer.status(), address).toBe(status)
    await writeFile(path.join(folder, `${kind.replaceAll(' ', '-')}.html`), await answer.body())
  }
}

const inLanguage = (locale: string, paths: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(paths).map(([kind, address]) => [`${locale} ${kind}`, `/${locale}${address}`]),
  )

const forCustomers = {
  profile: '/account/profile/',
  'profile form': '/account/profile/?edit=password',
  addresses: '/account/addresses',
  'new address': '/account/addresses/new',
  history: '/account/orders',
  'shopping lists': '/account/shopping-lists',
  wishlist: '/shop/wishlist',
}
const forManagers = { users: '/account/company-users', requests: '/account/orders-menger' }
const forSubUsers = {
  'sent requests': '/account/orders',
  'manager orders': '/account/orders-menger',
}

test('the HTML of every kind of page is valid, in each language, for guests, customers and companies', async ({
  page,
}, info) => {
  test.skip(javaIsMissing, 'the validator needs Java')
  test.setTimeout(240_000)
  const folder = info.outputPath('html')
  for (const locale of locales) {
    await save(page, folder, inLanguage(locale, pages))
    await save(page, folder, inLanguage(locale, { 'not found': '/nothing-here' }), 404)
  }
  await fillCart(page, 'hy')
  await save(
    page,
    folder,
    inLanguage('hy', { 'filled cart': '/shop/cart', checkout: '/shop/checkout' }),
  )
  await signIn(page, ani)
  await save(page, folder, inLanguage('ru', forCustomers))
  await signIn(page, manager)
  await save(page, folder, inLanguage('hy', forManagers))
  await signIn(page, cook)
  await save(page, folder, inLanguage('en', forSubUsers))
  expect(await check(folder)).toEqual([])
})
