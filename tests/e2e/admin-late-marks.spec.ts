import { request, type APIRequestContext, type Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { adminWords, demoMember, expect, openAs, test } from './staff.ts'

const hy = adminWords('hy')
const colleague = demoMember('orders')
test.use({
  viewport: { width: 390, height: 844 },
  allowed: { fault: /ERR_INTERNET_DISCONNECTED|409/ },
})

let office: APIRequestContext
test.beforeEach(async ({ baseURL }) => {
  office = await request.newContext({ baseURL: `${baseURL}/api/admin/` })
  const { email, password } = colleague
  await office.post('session', { data: { email, password } })
})
test.afterEach(() => office.dispose())

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface Line {
  id: number
  state: string | null
  picked_quantity: number | null
}
async function takeOver(number: number): Promise<Line> {
  const claim = await office.post(`picking/${number}/claim`, { data: { take_over: true } })
  return ((await claim.json()) as { data: { lines: Line[] } }).data.lines[0]!
}
async function lineOf(number: number): Promise<Line> {
  const read = await office.get(`picking/${number}`)
  return ((await read.json()) as { data: { lines: Line[] } }).data.lines[0]!
}

test('marks of a dead spot count where the new picker has none, and stay on the phone until they are read', async ({
  page,
  baseURL,
}) => {
  const first = (await orderAsGuest(baseURL!, { quantity: 2 })).number
  const second = (await orderAsGuest(baseURL!, { quantity: 3 })).number
  await openAs(page, 'picker', '/picking', 'hy')
  for (const number of [first, second])
    await page.getByRole('checkbox', { name: hy('picking.batch.choose', { number }) }).check()
  await act(page, hy('picking.batch.start', { count: 2 })).click()
  await expect(act(page, hy('picking.found'))).toBeVisible()
  await page.context().setOffline(true)
  try {
    await act(page, hy('picking.found')).click()
    await expect(page.getByText(hy('picking.waiting', { count: 1 }))).toBeVisible()
    await act(page, hy('picking.found')).click()
    await expect(page.getByText(hy('picking.waiting', { count: 2 }))).toBeVisible()
    await takeOver(first)
    const { id } = await takeOver(second)
    const short = { state: 'short', quantity: 1 }
    expect((await office.put(`picking/${second}/lines/${id}`, { data: short })).status()).toBe(200)
  } finally {
    await page.context().setOffline(false)
  }
  const outcomeOf = (number: number) =>
    page.getByRole('alert').filter({ has: page.getByRole('link', { name: String(number) }) })
  await expect(outcomeOf(first)).toContainText(hy('picking.outcome.recorded'))
  await expect(outcomeOf(second)).toContainText(hy('picking.outcome.lost'))
  for (const number of [first, second])
    await expect(outcomeOf(number)).toContainText(hy('picking.takenBy', { name: colleague.name }))
  expect(await lineOf(first)).toMatchObject({ state: 'found', picked_quantity: 2 })
  expect(await lineOf(second)).toMatchObject({ state: 'short', picked_quantity: 1 })
  await page.reload()
  await expect(outcomeOf(second)).toContainText(hy('picking.count', { count: 3 }))
  expect(await complaints(page)).toEqual([])
  await outcomeOf(first).getByRole('button').click()
  await expect(outcomeOf(first)).toHaveCount(0)
  await expect(outcomeOf(second)).toBeVisible()
})

test('marks that wait are sent from the list of orders, too', async ({ page, baseURL }) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 2 })
  await openAs(page, 'picker', `/picking/${number}`, 'hy')
  await act(page, hy('picking.step.claim')).click()
  await expect(act(page, hy('picking.missing'))).toBeVisible()
  await page.context().setOffline(true)
  try {
    await act(page, hy('picking.missing')).click()
    await expect(page.getByText(hy('picking.waiting', { count: 1 }))).toBeVisible()
    await page.goto('about:blank')
  } finally {
    await page.context().setOffline(false)
  }
  await page.goto('/admin/picking')
  await expect.poll(async () => (await lineOf(number)).state).toBe('missing')
  await expect(page.getByText(hy('picking.waiting', { count: 1 }))).toHaveCount(0)
})
