import { expect, test } from './shop.ts'

for (const width of [390, 1440])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a second page is as wide as the first, whoever opened the tab', async ({
      page,
      context,
    }) => {
      const other = await context.newPage()
      for (const one of [page, other]) {
        await one.goto('/healthz')
        expect(await one.evaluate(() => innerWidth)).toBe(width)
      }
    })
  })
