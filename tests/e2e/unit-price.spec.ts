import { cartPath, listingPath, productPath } from '@tsiran/contract/shop-paths'
import { expect, locales, ready, test, wordsOf } from './shop.ts'

const milk = { urlKey: 'milk-lori-3-2', categoryId: 221 }
/** A price of the milk's litre, the spaces in it being no-break ones. */
const perLitre = { hy: '690 ֏/լ', ru: '690 ֏/л', en: '690 ֏/l' }
const boxPerLitre = { hy: '650 ֏/լ', ru: '650 ֏/л', en: '650 ֏/l' }

for (const locale of locales)
  test(`card, page and cart show the price of a litre: ${locale}`, async ({ page }) => {
    const t = wordsOf(locale)
    await page.goto(listingPath(locale, milk.categoryId))
    const card = page.getByRole('article').first()
    await expect(card.getByText(perLitre[locale], { exact: true })).toBeVisible()

    await page.goto(productPath(locale, milk.urlKey))
    await ready(page)
    const main = page.getByRole('main')
    await expect(main.getByText(perLitre[locale], { exact: true }).first()).toBeVisible()
    await expect(main.getByText(`(${boxPerLitre[locale]})`).first()).toBeVisible()
    const cautions = main.getByRole('region', { name: t('product.cautions') })
    await expect(cautions).toContainText(t('product.allergen.milk'))

    const name = await main.getByRole('heading', { level: 1 }).innerText()
    await main
      .getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) })
      .first()
      .click()
    await expect(
      main.getByRole('button', { name: t('product.remove', { name }) }).first(),
    ).toBeVisible()
    await page.goto(cartPath(locale))
    const line = page.getByRole('listitem').filter({ hasText: name })
    await expect(line.getByText(perLitre[locale], { exact: true })).toBeVisible()
  })

test('each variant has the price of its own litre, and none is shown before one is chosen', async ({
  page,
}) => {
  await page.goto(productPath('en', 'tan-geghama'))
  await ready(page)
  const main = page.getByRole('main')
  const litre = (price: string) => main.getByText(`${price} ֏/l`, { exact: true })
  await expect(litre('640')).toHaveCount(0)
  await main.getByRole('radio', { name: 'Classic' }).check({ force: true })
  await main.getByRole('radio', { name: '0.5 l' }).check({ force: true })
  await expect(litre('640').first()).toBeVisible()
  await main.getByRole('radio', { name: '1 l', exact: true }).check({ force: true })
  await expect(litre('560').first()).toBeVisible()
  await expect(litre('640')).toHaveCount(0)
})
