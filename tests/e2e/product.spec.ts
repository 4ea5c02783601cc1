import { expect, sample, locales, ready, test, wordsOf } from './shop.ts'

test.use({ reducedMotion: 'no-preference' })

test('Add waits for every option; an option without a variant is dimmed, and choosing it clears the conflicting one', async ({
  page,
}) => {
  await page.goto('/en/shop/products/tan-geghama')
  await ready(page)
  const main = page.getByRole('main')
  const option = (name: string) => main.getByRole('radio', { name })
  await expect(main.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await option('Herbs').check({ force: true })
  await expect(page.getByText('Choose every option to add it to the cart')).toBeVisible()

  await option('1 l (not available with your choice)').check({ force: true })
  await expect(option('Herbs (not available with your choice)')).not.toBeChecked()
  await expect(main.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()

  await option('Classic').check({ force: true })
  await expect(page.getByText('Choose every option to add it to the cart')).toBeHidden()
  await expect(main.getByRole('button', { name: 'Add: Geghama Ler tan' })).toBeEnabled()

  await option('Mint').check({ force: true })
  await expect(main.getByText('Out of stock').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled()
})

test('the fourth attribute waits for See more', async ({ page }) => {
  await page.goto('/en/shop/products/matsun-lori-cow')
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details.getByRole('term')).toHaveCount(3)
  await details.getByText('See more').click()
  expect(await details.getByRole('term').count()).toBeGreaterThan(3)
  await details.getByText('See less').click()
  await expect(details.getByRole('term')).toHaveCount(3)
})

test('the picture opens over the whole screen, grows when pressed, and Escape goes back to where it was', async ({
  page,
}) => {
  await page.goto('/en/shop/products/matsun-lori-cow')
  await ready(page)
  const opener = page.getByRole('button', { name: /^Enlarge the picture/ })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of the product' })
  const picture = viewer.getByRole('button', { name: /^Enlarge the picture.*1$/ })
  await expect(picture).toBeVisible()
  const before = (await picture.boundingBox())!.width
  await picture.click()
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  expect((await picture.boundingBox())!.width).toBeGreaterThan(before * 1.5)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('where the device cannot share, the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/en/shop/products/matsun-lori-cow?from=somewhere')
  await ready(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The link was copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/en\/shop\/products\/matsun-lori-cow$/,
  )
})

const inSight = [
  [1200, 4],
  [990, 3],
  [498, 2],
] as const
for (const [width, count] of inSight) {
  test(`${count} related products are in sight at ${width} px, and the button turns to the next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/shop/products/matsun-lori-cow')
    await ready(page)
    const row = page.getByRole('group', { name: 'Related products' })
    expect(await row.getByRole('article').count()).toBeGreaterThan(count)
    const card = (await row.getByRole('article').first().boundingBox())!
    const box = (await row.boundingBox())!
    expect(Math.round(box.width / card.width - 0.2)).toBe(count)
    await row.getByRole('button', { name: 'Next' }).click()
    await expect(row.getByRole('article').first()).not.toBeInViewport()
    await row.getByRole('button', { name: 'Previous' }).click()
    await expect(row.getByRole('article').first()).toBeInViewport()
  })
}

test('quick view shows a product over its list: pictures, price and the way into the cart', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'on phones a card opens the page itself')
  // The demo's products have one picture each.
  await page.route('**/api/products/*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { images: { id: number }[] } }
    const [first] = body.data.images
    body.data.images = [1, 2, 3, 4].map((id) => ({ ...first!, id }))
    await route.fulfill({ json: body })
  })
  await page.goto('/en/shop/catalog?savings=true')
  await ready(page)
  const card = page.getByRole('main').getByRole('article').first()
  await card.hover()
  const opener = card.getByRole('button', { name: /^Quick view: / })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^Add: / })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Picture 4' })).not.toBeInViewport()
  // Playwright scrolls to what it clicks: while the window still moves, the strip scrolls too.
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  )
  // Choosing the last one that is wholly visible scrolls the strip no further.
  await dialog.getByRole('link', { name: 'Picture 2' }).click()
  await expect(dialog.getByRole('link', { name: 'Picture 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(dialog.getByRole('link', { name: 'Picture 4' })).not.toBeInViewport()
  await dialog
    .getByRole('group', { name: 'Thumbnails' })
    .getByRole('button', { name: 'Next' })
    .click()
  await expect(dialog.getByRole('link', { name: 'Picture 4' })).toBeInViewport()
  await dialog.getByRole('button', { name: /^Add: / }).click()
  await expect(dialog.getByRole('button', { name: /^Remove from the cart/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('alcohol has no quick view: it shows behind the age gate only', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'phones have no quick view')
  const answer = await page.request.get('/api/search?search=brandy&locale=en')
  const { data } = (await answer.json()) as { data: { name: string; age_restricted: boolean }[] }
  const { name } = data.find(({ age_restricted }) => age_restricted)!
  await page.goto('/en/shop/main/catalog/search?search=brandy')
  await ready(page)
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name })
  await card.hover()
  await expect(card.getByRole('button', { name: /^Compare: / })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Quick view: / })).toHaveCount(0)
})

test.describe('a script in a description', () => {
  test.use({ allowed: { fault: /Content Security Policy|nothing\.png/ } })

  test('does not run, while those of the page do', async ({ page }) => {
    const address = '/en/shop/products/matsun-lori-cow'
    const words = 'For spas soup, dolma and garlic sauce.'
    const planted = `<script>window.planted = 'script'</script><img src="/nothing.png" onerror="window.planted = 'handler'" alt="">`
    // The shop takes scripts out of what it saves. Here one got through to the page, whose policy is the shop's own.
    await page.route(`**${address}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.text()
      expect(body).toContain(words)
      await route.fulfill({ response: answer, body: body.replace(words, words + planted) })
    })
    await page.addInitScript(() => {
      const blocked: string[] = []
      Object.assign(window, { blocked })
      document.addEventListener('securitypolicyviolation', (event) =>
        blocked.push(event.effectiveDirective),
      )
    })
    await page.goto(address)
    await ready(page)
    await expect
      .poll(() =>
        page.evaluate(() => [...new Set(Reflect.get(window, 'blocked') as string[])].sort()),
      )
      .toEqual(['script-src-attr', 'script-src-elem'])
    expect(await page.evaluate(() => Reflect.get(window, 'planted') as unknown)).toBeUndefined()
  })
})

test.describe('the buy bar of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  for (const locale of locales) {
    test(`shows while the way into the cart is out of sight, above the bottom bar, in ${locale}`, async ({
      page,
    }) => {
      const t = wordsOf(locale)
      await page.goto(`/${locale}/shop/products/${sample.product.urlKey}`)
      await ready(page)
      const bar = page.getByRole('region', { name: t('product.buyBar') })
      const main = page.locator('form.add-form').first()
      await expect(bar).toBeVisible()
      // It slides in.
      const bottom = (await page
        .getByRole('navigation', { name: t('shell.bottomNav') })
        .boundingBox())!
      await expect
        .poll(async () => {
          const box = (await bar.boundingBox())!
          return box.y + box.height
        })
        .toBeLessThanOrEqual(bottom.y + 1)
      expect((await bar.boundingBox())!.height, 'one row').toBeLessThan(76)
      await main.scrollIntoViewIfNeeded()
      await expect(bar).toBeHidden()
      await main.getByRole('spinbutton').fill('3')
      await main.getByRole('spinbutton').blur()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(bar.getByRole('spinbutton')).toHaveValue('3')
      const last = page.getByRole('contentinfo').getByText(String(new Date().getFullYear()))
      await expect(last).toBeInViewport()
      expect((await last.boundingBox())!.y, 'the end of the page is not covered').toBeLessThan(
        (await bar.boundingBox())!.y,
      )
      await bar.getByRole('button', { name: t('product.add') }).tap()
      await expect(bar.getByRole('button', { name: t('product.add') })).toHaveCount(0)
      await expect(bar.getByRole('spinbutton')).toHaveValue('3')
      const toast = page.getByRole('region', { name: t('ui.notifications') }).getByRole('dialog')
      await expect(toast).toBeVisible()
      await expect
        .poll(async () => {
          const note = (await toast.boundingBox())!
          return note.y + note.height
        })
        .toBeLessThanOrEqual((await bar.boundingBox())!.y)
    })
  }

  test('counts full boxes where the page does, and pieces once they are in the cart', async ({
    page,
  }) => {
    const t = wordsOf('en')
    const name = sample.product.name.en
    await page.goto(`/en/shop/products/${sample.product.urlKey}`)
    await ready(page)
    const bar = page.getByRole('region', { name: t('product.buyBar') })
    const quantity = bar.getByRole('spinbutton')
    const box = t('product.box', { amount: t('product.amount.piece', { count: 12 }) })
    await page.getByRole('main').getByRole('button', { name: box }).first().tap()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(quantity).toHaveValue('12')
    await bar.getByRole('button', { name: t('product.increase', { name }), exact: true }).tap()
    await expect(quantity).toHaveValue('24')
    await expect(page.locator('form.add-form').first().getByRole('spinbutton')).toHaveValue('24')
    await bar.getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) }).tap()
    await expect(
      page.getByRole('spinbutton', { name: t('product.boxQuantity', { name }) }),
    ).toHaveValue('2')
    await expect(quantity).toHaveValue('24')
    await bar.getByRole('button', { name: t('product.decrease', { name }), exact: true }).tap()
    await expect(quantity).toHaveValue('23')
  })

  test('is reached and used by keyboard, and stays while it holds the focus', async ({ page }) => {
    await page.goto(`/en/shop/products/${sample.product.urlKey}`)
    await ready(page)
    const bar = page.getByRole('region', { name: 'Buy this product' })
    await bar.getByRole('button', { name: /^Add: / }).focus()
    await page.locator('form.add-form').first().scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('spinbutton')).toHaveValue('1')
  })

  test('leads to the options that are not chosen, and adds the chosen variant', async ({
    page,
  }) => {
    await page.goto('/en/shop/products/tan-geghama')
    await ready(page)
    const bar = page.getByRole('region', { name: 'Buy this product' })
    await bar.getByRole('button', { name: 'Choose an option' }).tap()
    const options = page.getByRole('main').getByRole('radio')
    await expect(options.first()).toBeFocused()
    await expect(options.first().locator('..')).toBeInViewport()
    await options.first().locator('..').tap()
    await expect(options.first()).toBeChecked()
    await page.evaluate(() => scrollTo(0, 0))
    await bar.getByRole('button', { name: 'Choose an option' }).tap()
    await expect(page.locator('fieldset').nth(1).getByRole('radio').first()).toBeFocused()
    // The page still scrolls to it: a tap waits until it rests.
    await page.locator('fieldset').nth(1).getByRole('radio').first().locator('..').tap()
    await expect(page.locator('fieldset').nth(1).getByRole('radio').first()).toBeChecked()
    await page.evaluate(() => scrollTo(0, 0))
    await bar.getByRole('button', { name: /^Add: / }).tap()
    await expect(bar.getByRole('spinbutton')).toBeVisible()
    await expect(bar.getByRole('button', { name: /^Remove from the cart/ })).toBeVisible()
  })
})
