import { request, type Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { adminWords, demoMember, expect, openAs, readIn, test, locales } from './staff.ts'

const hy = adminWords('hy')
test.use({ viewport: { width: 390, height: 844 } })

interface Line {
  sku: string
  barcode: string | null
  state: string | null
}
const readLines = async (page: Page, number: number): Promise<Line[]> => {
  const answer = await page.request.get(`/api/admin/picking/${number}`)
  return ((await answer.json()) as { data: { lines: Line[] } }).data.lines
}
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function claim(page: Page, number: number): Promise<void> {
  await openAs(page, 'picker', `/picking/${number}`, 'hy')
  await act(page, hy('picking.step.claim')).click()
  await expect(act(page, hy('picking.found'))).toBeVisible()
}

test('a picker takes an order from the list, marks it with fewer pieces and finishes it', async ({
  page,
  baseURL,
}) => {
  const { number, phone } = await orderAsGuest(baseURL!, { quantity: 3 })
  await openAs(page, 'picker', '/picking', 'hy')
  await page.getByRole('link', { name: new RegExp(`^${number}`) }).click()
  await expect(page.getByRole('link', { name: phone })).toHaveCount(0)
  await act(page, hy('picking.step.claim')).click()
  await expect(page.getByRole('link', { name: phone })).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await expect(act(page, hy('picking.step.finish'))).toBeDisabled()
  await act(page, hy('picking.less')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton').or(dialog.getByRole('textbox')).first().fill('2')
  await dialog.getByRole('button', { name: hy('picking.save') }).click()
  await expect(page.getByRole('article')).toContainText(hy('picking.state.short'))
  await act(page, hy('picking.step.finish')).click()
  await expect(page.getByText(hy('picking.progressState.finished'))).toBeVisible()
  expect((await readLines(page, number)).map(({ state }) => state)).toEqual(['short'])
})

test('a picker takes two orders in one walk, goes on after a reload, and sees that one was canceled', async ({
  page,
  baseURL,
}) => {
  const [first, second] = [
    (await orderAsGuest(baseURL!, { quantity: 2 })).number,
    (await orderAsGuest(baseURL!, { quantity: 3 })).number,
  ]
  await openAs(page, 'picker', '/picking', 'hy')
  for (const number of [first, second])
    await page.getByRole('checkbox', { name: hy('picking.batch.choose', { number }) }).check()
  await act(page, hy('picking.batch.start', { count: 2 })).click()
  const box = (at: number, number: number) => hy('picking.batch.box', { box: at, number })
  await expect(page.getByRole('article')).toContainText(box(1, first))
  expect(await complaints(page)).toEqual([])
  await act(page, hy('picking.found')).click()
  // The same product goes into the next box.
  await expect(page.getByRole('article')).toContainText(box(2, second))
  await page.reload()
  await expect(page.getByRole('article')).toContainText(box(2, second))
  await expect
    .poll(async () => (await readLines(page, first)).map(({ state }) => state))
    .toEqual(['found'])
  await page
    .getByRole('region', { name: box(1, first) })
    .getByRole('button', { name: hy('picking.step.finish') })
    .click()
  await expect(
    page.getByText(`${box(1, first)}: ${hy('picking.progressState.finished')}`),
  ).toBeVisible()
  await cancelAsOffice(baseURL!, second)
  await page.reload()
  await expect(page.getByText(`${box(2, second)}: ${hy('picking.problem.canceled')}`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('the office gives a finished order back, and its picker cannot', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 1 })
  await claim(page, number)
  await act(page, hy('picking.found')).click()
  await act(page, hy('picking.step.finish')).click()
  await expect(page.getByText(hy('picking.progressState.finished'))).toBeVisible()
  await expect(act(page, hy('picking.step.release'))).toHaveCount(0)
  await openAs(page, 'orders', `/picking/${number}`, 'hy')
  await act(page, hy('picking.step.release')).click()
  await expect(act(page, hy('picking.step.claim'))).toBeVisible()
  expect((await readLines(page, number)).map(({ state }) => state)).toEqual(['found'])
})

test('a scanner’s code marks its line, and another code is refused', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 1 })
  await claim(page, number)
  await page.keyboard.type('0000000000017')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(hy('picking.notInOrder', { code: '0000000000017' })).first(),
  ).toBeVisible()
  const [line] = await readLines(page, number)
  await page.keyboard.type(line!.barcode ?? line!.sku)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toContainText(hy('picking.state.found'))
  await expect.poll(async () => (await readLines(page, number))[0]!.state).toBe('found')
})

test('a scan of the pieces that were found does not say that all of them were', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 3 })
  await claim(page, number)
  await act(page, hy('picking.less')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton').or(dialog.getByRole('textbox')).first().fill('2')
  await dialog.getByRole('button', { name: hy('picking.save') }).click()
  const article = page.getByRole('article')
  await expect(article).toContainText(hy('picking.state.short'))
  const name = (await article.getByRole('heading').textContent())!
  const states = async () => (await readLines(page, number)).map((one) => one.state)
  await expect.poll(states).toEqual(['short'])
  const [line] = await readLines(page, number)
  await page.keyboard.type(line!.barcode ?? line!.sku)
  await page.keyboard.press('Enter')
  const state = hy('picking.state.short')
  await expect(page.getByText(hy('picking.alreadyMarked', { name, state })).first()).toBeVisible()
  await expect(article).toContainText(state)
  expect(await states()).toEqual(['short'])
})

test.describe('in a dead spot', () => {
  test.use({ allowed: { fault: /ERR_INTERNET_DISCONNECTED|409/ } })

  test('marks of a dead spot wait on the device, survive leaving the page, and are sent later', async ({
    page,
    baseURL,
  }) => {
    const { number } = await orderAsGuest(baseURL!, { quantity: 2 })
    await claim(page, number)
    await page.context().setOffline(true)
    try {
      await act(page, hy('picking.missing')).click()
      await expect(page.getByText(hy('picking.waiting', { count: 1 }))).toBeVisible()
      await expect(act(page, hy('picking.step.finish'))).toBeDisabled()
      expect((await readLines(page, number))[0]!.state).toBeNull()
      await page.goto('about:blank')
    } finally {
      await page.context().setOffline(false)
    }
    await page.goto(`/admin/picking/${number}`)
    await expect.poll(async () => (await readLines(page, number))[0]!.state).toBe('missing')
    await expect(page.getByText(hy('picking.waiting', { count: 1 }))).toHaveCount(0)
  })

  test('a picker is notified of a cancelation that came in a dead spot', async ({
    page,
    baseURL,
  }) => {
    const { number } = await orderAsGuest(baseURL!, { quantity: 1 })
    await claim(page, number)
    await page.context().setOffline(true)
    try {
      await act(page, hy('picking.found')).click()
      await expect(page.getByText(hy('picking.waiting', { count: 1 }))).toBeVisible()
      await cancelAsOffice(baseURL!, number)
    } finally {
      await page.context().setOffline(false)
    }
    // The page notices the connection by itself.
    await expect(page.getByText(hy('picking.problem.canceled'))).toBeVisible()
  })
})

/** The office cancels an order from a browser of its own. */
async function cancelAsOffice(origin: string, number: number): Promise<void> {
  const office = await request.newContext({ baseURL: origin })
  try {
    const { email, password } = demoMember('orders')
    await office.post('/api/admin/session', { data: { email, password } })
    const read = await office.get(`/api/admin/orders/${number}`)
    const { version } = ((await read.json()) as { data: { version: number } }).data
    const data = { reason: 'changed their mind', version }
    expect((await office.post(`/api/admin/orders/${number}/cancel`, { data })).status()).toBe(200)
  } finally {
    await office.dispose()
  }
}

for (const locale of locales)
  for (const width of [390, 1440])
    test(`the pages fit in ${locale} at ${width}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 844 })
      const { number } = await orderAsGuest(baseURL!, { quantity: 2 })
      await readIn(page, locale)
      const t = adminWords(locale)
      for (const path of ['/picking', `/picking/${number}`, `/picking/batch?orders=${number}`]) {
        await openAs(page, 'picker', path, locale)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        expect(await complaints(page)).toEqual([])
      }
      await expect(act(page, t('picking.step.claim'))).toBeVisible()
    })

test.describe('an address of unknown orders', () => {
  test.use({ allowed: { fault: /404/ } })

  test('a walk without its orders leads back to the list, and one goes on with those that there are', async ({
    page,
    baseURL,
  }) => {
    const { number } = await orderAsGuest(baseURL!, { quantity: 2 })
    await openAs(page, 'picker', `/picking/batch?orders=${number},99999999`, 'hy')
    await expect(act(page, hy('picking.step.claim'))).toBeVisible()
    await expect(page.getByText(hy('picking.batch.missing', { numbers: '99999999' }))).toBeVisible()
    for (const search of ['', '?orders=99999999']) {
      await page.goto(`/admin/picking/batch${search}`)
      await expect(page.getByText(hy('picking.batch.none'))).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await page.getByRole('link', { name: hy('picking.batch.toList') }).click()
      await expect(page).toHaveURL(/\/admin\/picking(\?|$)/)
    }
  })

  test.describe('without a change of the language', () => {
    test.use({ language: 'hy' })
    for (const path of ['/picking/99999999', '/picking/none', '/picking/batch?orders=99999999'])
      test(`${path} is not asked for again, and leads back`, async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => {
          if (new URL(request.url()).pathname.startsWith('/api/admin/picking/'))
            asked.push(request.url())
        })
        await page.clock.install()
        await openAs(page, 'picker', path, 'hy')
        await expect(page.getByText(hy('picking.batch.none'))).toBeVisible()
        for (let quarter = 0; quarter < 4; quarter++) await page.clock.runFor(15_000)
        // An answer of the server, after which a call of those quarters would have been seen.
        await page.evaluate(() => fetch('/api/admin/me').then((answer) => answer.text()))
        expect(asked).toHaveLength(path.includes('none') ? 0 : 1)
        await page.getByRole('link', { name: hy('picking.batch.toList') }).click()
        await expect(page).toHaveURL(/\/admin\/picking(\?|$)/)
      })
  })
})
