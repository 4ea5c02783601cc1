import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SlotDay } from '@tsiran/contract/delivery'
import { demoStaff } from '@tsiran/demo/staff'
import texts from '@tsiran/i18n/messages/admin/en.json' with { type: 'json' }
import shopTexts from '@tsiran/i18n/messages/en.json' with { type: 'json' }
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { root } from './launcher/build.ts'
import { print } from './launcher/console.ts'

// `node scripts/pictures-of-docs.ts http://localhost:3000 http://localhost:3001` takes the pictures of docs/BACKOFFICE.md from a running
// demo shop, and from an empty one if there is a second address.

const folder = path.join(root, 'docs/pictures')
const owner = demoStaff.find(({ role }) => role === 'owner')!
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
]
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

async function settled(page: Page): Promise<void> {
  await page.getByRole('main').waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  // Editors and pictures come after the page.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The page's window as WebP: a quarter of a PNG's size. The browser itself converts it, on an empty page without a policy. */
async function take(page: Page, name: string): Promise<void> {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  const blank = await page.context().browser()!.newPage()
  const webp = await blank.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')!.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.8).split(',')[1]!
  }, png)
  await blank.close()
  await writeFile(path.join(folder, `${name}.webp`), Buffer.from(webp, 'base64'))
  print(`${name}.webp: ${Math.ceil((webp.length * 3) / 4096)} KiB`)
}

/** Pages that show themselves as they open, by the names of their pictures. */
const pages: Readonly<Record<string, string>> = {
  setup: '/setup',
  today: '/',
  reports: '/reports/sales',
  staff: '/settings/staff',
  products: '/products',
  product: '/products/1',
  grid: '/products/grid',
  stock: '/stock',
  labels: '/stock/labels',
  zones: '/delivery',
  week: '/delivery?tab=week',
  slots: '/delivery?tab=calendar',
  categories: '/categories',
  brands: '/brands',
  attributes: '/attributes',
  search: '/search',
  media: '/media',
  imports: '/imports',
  orders: '/orders',
  'phone-order': '/orders/new',
  customers: '/customers',
  companies: '/companies',
  company: '/companies/1',
  page: '/content/pages/2',
  posts: '/content/posts',
  menus: '/content/menus',
  slides: '/content/sliders',
  comments: '/comments',
  messages: '/messages',
  texts: '/translations?search=checkout',
  'settings-shop': '/settings/shop',
  'settings-payment': '/settings/payments',
  system: '/settings/system',
  audit: '/settings/audit',
}

interface Zones {
  districts: { id: number; name: string }[]
}

interface Placed {
  redirect_url: string
  order: { increment_id: string }
}

/** A guest's order in cash. Returns its number. */
const orderInCash = (context: BrowserContext): Promise<string> =>
  withGuest(context, async (guest) => (await order(guest, 'cashondelivery')).order.increment_id)

/** A guest orders by card, and pays at the sandbox bank. Returns the order's number. */
const orderByCard = (context: BrowserContext): Promise<string> =>
  withGuest(context, async (page) => {
    const placed = await order(page, 'ameriabank')
    await page.goto(placed.redirect_url)
    await page.getByRole('button', { name: shopTexts.sandboxBank.pay, exact: true }).click()
    await page.waitForURL('**/thanks?orderID=*')
    return placed.order.increment_id
  })

async function withGuest<T>(context: BrowserContext, run: (page: Page) => Promise<T>): Promise<T> {
  const guest = await context.browser()!.newContext({ baseURL: address! })
  try {
    return await run(await guest.newPage())
  } finally {
    await guest.close()
  }
}

async function order(page: Page, method: string): Promise<Placed> {
  const read = async (path: string, data?: object) => {
    const call = data ? page.request.post(path, { data }) : page.request.get(path)
    const answer = await call
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`)
    return answer.json()
  }
  const { data: products } = await read('/api/products?locale=en&limit=1')
  const { api_token } = await read('/api/checkout/cart/token')
  const billing = {
    first_name: 'Nare',
    last_name: 'Hovhannisyan',
    email: 'nare@example.am',
    phone: '+374 91 234567',
    city: 'Yerevan',
    address1: ['Abovyan 12, apt. 3'],
  }
  const { data: delivery } = await read('/api/delivery/zones?locale=en')
  const near = (delivery as Zones).districts.find(({ name }) => name === 'Kentron')!.id
  const { data: next } = await read(`/api/delivery/slots?district_id=${near}`)
  const slots = (next.days as SlotDay[]).flatMap((day) => day.slots)
  const steps: [string, object][] = [
    [`cart/add/${products[0].id}`, { quantity: 12 }],
    ['save-address', { billing, district_id: near }],
    [
      'save-shipping',
      { shipping_method: 'flatrate_flatrate', slot_id: slots.find(({ open }) => open)!.id },
    ],
    ['save-payment', { payment: { method } }],
  ]
  for (const [step, body] of steps) await read(`/api/checkout/${step}`, { ...body, api_token })
  return read('/api/checkout/save-order', { api_token, locale: 'en' })
}

/** Picks an order, settles it and puts another on a route, as an owner may; the phone's pages as a phone shows them. */
async function takeDay(page: Page): Promise<void> {
  const number = await orderInCash(page.context())
  await page.setViewportSize({ width: 390, height: 760 })
  await page.goto(`/admin/picking/${number}`)
  await page.getByRole('button', { name: texts.picking.step.claim, exact: true }).click()
  await page.getByRole('button', { name: texts.picking.less, exact: true }).waitFor()
  await settled(page)
  await take(page, 'picking')
  await page.getByRole('button', { name: texts.picking.less, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton').or(dialog.getByRole('textbox')).first().fill('10')
  await dialog.getByRole('button', { name: texts.picking.save }).click()
  await page.getByRole('button', { name: texts.picking.step.finish, exact: true }).click()
  await page.getByText(texts.picking.progressState.finished).waitFor()
  await page.setViewportSize({ width: 1200, height: 760 })
  await page.goto(`/admin/orders/${number}`)
  await settled(page)
  await page.getByRole('button', { name: texts.orders.act.settle, exact: true }).first().click()
  await dialog.getByRole('table').or(dialog.getByRole('list')).first().waitFor()
  await take(page, 'settlement')
  await page.goto('/admin/deliveries')
  await settled(page)
  await page.getByRole('checkbox', { disabled: false }).first().check()
  await take(page, 'deliveries')
}

const [address, emptyAddress] = process.argv.slice(2)
if (address === undefined)
  throw new Error('usage: node scripts/pictures-of-docs.ts http://localhost:3000')
await mkdir(folder, { recursive: true })
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ args: flags, ...(executablePath && { executablePath }) })
try {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1200, height: 760 },
  })
  // Every page in English, whatever the person's own language is.
  await context.addInitScript(() => localStorage.setItem('tsiran-admin-locale', 'en'))
  await context.route(/\/api\/admin\/(?:me|session)\?/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data?: { staff?: { locale: string } } }
    if (answer.data?.staff) answer.data.staff.locale = 'en'
    await route.fulfill({ response, json: answer })
  })
  const page = await context.newPage()
  if (emptyAddress) {
    await page.goto(emptyAddress)
    await take(page, 'empty-shop')
  }
  await page.goto('/admin/sign-in')
  await settled(page)
  await take(page, 'sign-in')
  await field(page, 'email').fill(owner.email)
  await field(page, 'password').fill(owner.password)
  await field(page, 'password').press('Enter')
  await page.getByRole('navigation').first().waitFor()
  for (const [name, where] of Object.entries(pages)) {
    await page.goto(`/admin${where}`)
    await settled(page)
    await take(page, name)
  }
  await page.goto('/admin/customers/1')
  await page.getByRole('button', { name: texts.customers.erase, exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await take(page, 'erase')
  await page.goto('/admin/me')
  await page.getByRole('button', { name: 'Use an authenticator app' }).click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await take(page, 'second-factor')
  await page.goto('/admin/settings/staff')
  await page.getByRole('button', { name: texts.staff.invite, exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await take(page, 'invite')
  await page.goto('/admin/settings/mail')
  await page
    .getByRole('button', { name: /order \d+ received/ })
    .first()
    .click()
  await page.frameLocator('iframe').getByRole('link').waitFor()
  await take(page, 'mail')
  await page.goto('/admin/orders?status=pending,processing')
  await settled(page)
  await page
    .getByRole('table')
    .getByRole('rowheader')
    .or(page.locator('tbody td'))
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/\/orders\/\d+$/)
  await settled(page)
  await take(page, 'order')
  const number = page.url().split('/').at(-1)!
  await page.getByRole('button', { name: texts.orders.more, exact: true }).click()
  await page.getByRole('menuitem', { name: texts.orders.act.cancel }).click()
  await page.getByRole('dialog').waitFor()
  await take(page, 'order-cancel')
  await page.goto(`/admin/orders/${number}/edit`)
  await settled(page)
  const quantity = page.getByRole('spinbutton').first()
  await quantity.fill(String(Number(await quantity.inputValue()) + 2))
  await page
    .getByRole('button', { name: texts.orders.applyEdit })
    .and(page.locator(':enabled'))
    .waitFor()
  await take(page, 'order-edit')
  await page.goto(`/admin/print/slip?ids=${number}`)
  await page.getByRole('article').waitFor()
  await take(page, 'slip')
  await page.goto(`/admin/print/invoice?ids=${number}`)
  const issue = page.getByRole('button', { name: texts.print.issue })
  await issue.or(page.getByRole('article')).first().waitFor()
  if (await issue.isVisible()) await issue.click()
  await page.getByRole('article').waitFor()
  await take(page, 'invoice')
  await takeDay(page)
  const paid = await orderByCard(context)
  await page.goto(`/admin/orders/${paid}`)
  await page.getByRole('button', { name: texts.orders.more, exact: true }).click()
  await page.getByRole('menuitem', { name: texts.orders.act.cancel }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('The buyer called')
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await page.getByRole('button', { name: texts.orders.act.refund, exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await take(page, 'order-refund')
  await page.goto('/admin/orders')
  await settled(page)
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await take(page, 'shortcuts')
} finally {
  await browser.close()
}
