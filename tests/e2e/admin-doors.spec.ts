import { request } from '@playwright/test'
import type { Route } from '@tsiran/contract/admin/route-shapes'
import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { act, card, planRoute } from './routes.ts'
import { wordsOf } from './shop.ts'
import { adminWords, demoMember, expect, openAs, test } from './staff.ts'

const hy = adminWords('hy')

test.use({ viewport: { width: 390, height: 844 } })

test('a courier whose order went to another route reads which one has it', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { number } = await orderAsGuest(baseURL!, { quantity: 2 })
  await planRoute(page, [number])
  const path = new URL(page.url()).pathname.replace('/admin', '')
  const url = `/api/admin${path.replace('deliveries', 'routes')}`
  await openAs(page, 'courier', path, 'hy')
  await page.getByRole('button', { name: hy('deliveries.start') }).click()
  await act(page, number, hy('deliveries.deliver'))

  const office = await request.newContext({ baseURL: baseURL! })
  const { email, password } = demoMember('orders')
  await office.post('/api/admin/session', { data: { email, password } })
  const { data } = (await (await office.get(url)).json()) as { data: Route }
  const { version, day, courier } = data
  await office.put(url, { data: { version, order_ids: [] } })
  const next = await office.post('/api/admin/routes', {
    data: { day, courier_id: courier.id, order_ids: [number] },
  })
  const { id: route } = ((await next.json()) as { data: Route }).data
  await office.dispose()

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: hy('deliveries.confirm.delivered') }).click()
  const elsewhere = { number, route, courier: courier.name }
  await expect(dialog.getByRole('alert')).toContainText(
    wordsOf('hy')('errors.on_other_route', elsewhere),
  )
  expect(await complaints(page)).toEqual([])
})

test.describe('while the server is busy', () => {
  test.use({ allowed: { fault: /503/ } })

  test('a door that was reported to a busy server is reported again by itself', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const { number } = await orderAsGuest(baseURL!, { quantity: 2 })
    await planRoute(page, [number])
    await openAs(page, 'courier', new URL(page.url()).pathname.replace('/admin', ''), 'hy')
    await page.getByRole('button', { name: hy('deliveries.start') }).click()
    await page.route(
      `**/stops/${number}?*`,
      (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: 'busy' } }),
      { times: 1 },
    )
    await act(page, number, hy('deliveries.deliver'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: hy('deliveries.confirm.delivered') }).click()
    await expect(card(page, number)).toContainText(hy('deliveries.outcome.delivered'))
    await expect(dialog).toHaveCount(0)
  })
})
