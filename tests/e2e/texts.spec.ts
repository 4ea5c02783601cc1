import { expect, pages, ready, test } from './shop.ts'

/** Letters (but for the tax number's own name) that have no place on a page in the language, but in what is marked as another language's. */
const foreign = {
  hy: '\\p{Script=Cyrillic}',
  ru: '[\\p{Script=Armenian}&&\\p{L}]',
  en: '[[\\p{Script=Armenian}\\p{Script=Cyrillic}]&&\\p{L}]',
} as const

for (const locale of ['hy', 'ru', 'en'] as const)
  test(`every page in ${locale} is in its own letters`, async ({ page, allowed }) => {
    test.slow()
    allowed.fault = /status of (?:400|404)/
    const found: string[] = []
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(`/${locale}${path}`)
      const wrong = await page.evaluate((letters) => {
        const pattern = new RegExp(letters, 'v')
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: string[] = []
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode
          const own = parentElement?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang
          if (own && !parentElement?.closest('script, style, noscript') && pattern.test((textContent ?? '').replace('ՀՎՀՀ', '')))
            texts.push(textContent ?? '')
        }
        return texts
      }, foreign[locale])
      found.push(...wrong.map((text) => `${name}: ${text}`))
    }
    expect(found).toEqual([])
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('texts half as long again break no page', async ({ page, allowed }) => {
    test.slow()
    allowed.fault = /status of (?:400|404)/
    const wide: string[] = []
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(`/hy${path}`)
      await ready(page)
      const over = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const nodes: Node[] = []
        while (walker.nextNode())
          if (!walker.currentNode.parentElement?.closest('script, style, header a:has(> img)')) nodes.push(walker.currentNode)
        for (const node of nodes)
          node.textContent = (node.textContent ?? '').replace(/\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)))
        return document.documentElement.scrollWidth - window.innerWidth
      })
      if (over > 0) wide.push(`${name}: ${over} px`)
    }
    expect(wide).toEqual([])
  })
})
