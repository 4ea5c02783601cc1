import { setUpShop, protectOwner } from './drill/opening.ts'
import { openFreshShop, type FreshShop } from './drill/fresh-shop.ts'
import { importProducts } from './drill/files.ts'
import { pasteCategories, raisePrices, writeProduct } from './drill/products.ts'
import { inviteTwo, serveOrder, orderAsShopper } from './drill/people.ts'
import { Person, type Pace } from './drill/person.ts'
import { chooseDelivery, choosePayment, writeContent } from './drill/words.ts'
import { expect, test } from './staff.ts'

test.use({ reducedMotion: 'no-preference' })

/** The tasks of a merchant's first hour in their order, with the minutes that each may take. */
const tasks = [
  ['becomes the owner by the printed link and protects the account', 2],
  ['writes names and contacts in three languages with a logo, and the shop opens', 2],
  ['switches delivery on with its price', 2.5],
  ['switches the card on beside cash', 1],
  ['pastes twelve categories in three levels, moves two, hides one', 2.5],
  ['writes a product with a cropped photo and finds it at a second server', 3],
  ['imports 300 products with 12 faults, corrects 10, skips 2', 5],
  [
    'raises prices of 40 products, pastes 50 cells, undoes one, reverts, applies again, counts 50 stocks',
    2.5,
  ],
  ['writes a slide, a menu link and the terms in three languages', 2.5],
  ['invites a picker and a courier by copied links, who join on their phones', 1],
  ['orders as a guest and sees the order on Today', 2],
  ['takes the order to its end with its slip and a complete log', 4],
] as const

let shop: FreshShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openFreshShop()
})
test.afterAll(() => shop.close())

test('from an empty database to the first own order in thirty minutes at a person’s pace', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(30_000)
  await context.addInitScript(() => {
    localStorage.setItem('tsiran-admin-locale', 'en')
    localStorage.setItem('loader', String(Date.now()))
    localStorage.setItem('language', String(Date.now()))
  })
  const owner = new Person(await context.newPage())
  const works: readonly (() => Promise<void>)[] = [
    () => protectOwner(owner, shop.link),
    () => setUpShop(owner),
    () => chooseDelivery(owner),
    () => choosePayment(owner),
    () => pasteCategories(owner),
    () => writeProduct(owner, other),
    () => importProducts(owner),
    () => raisePrices(owner),
    () => writeContent(owner),
    () => inviteTwo(owner, browser),
    () => orderAsShopper(owner, browser),
    () => serveOrder(owner),
  ]
  const paces: Pace[] = []
  let other = ''
  for (const [place, [title, minutes]] of tasks.entries()) {
    // The link has made its owner by then.
    if (place === 1) other = await shop.addServer()
    await test.step(title, async () => {
      const pace = await owner.time(works[place]!)
      paces.push(pace)
      test.info().annotations.push({ type: title, description: JSON.stringify(pace) })
      expect(pace.seconds, `${title}: ${JSON.stringify(pace)}`).toBeLessThan(minutes * 60)
    })
  }
  expect(paces.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThan(30 * 60)
  await context.close()
})
