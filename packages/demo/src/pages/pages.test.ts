import { pageIds } from '@tsiran/contract/page-ids'
import { sanitisePage } from '@tsiran/domain/shared/sanitise-page'
import { expect, test } from 'vitest'
import { brands } from '../brands.ts'
import { clientLogos, partnerLogos } from './logos.ts'
import { pages } from './pages.ts'

const scripts = { hy: /[А-Яа-яЁё]/, ru: /[Ա-Ֆա-և]/, en: /[Ա-Ֆա-ևА-Яа-яЁё]/ } as const
/** The tax number's Armenian name stands in Russian texts too: it is what the papers say. */
const allowed = /ՀՎՀՀ/g

test('every page that the shop leads to is written, the blog’s apart', () => {
  const ids = Object.values(pageIds).filter((id) => id !== pageIds.blog)
  expect(pages.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids)
})

test.each(pages.map((page) => [page.title.en, page] as const))(
  '“%s” says the same in three languages and keeps to what a page may hold',
  (_, page) => {
    const shapes = (['hy', 'ru', 'en'] as const).map((locale) => {
      const html = page.html[locale]
      expect(
        `${page.title[locale]} ${page.metaTitle[locale]} ${page.description[locale]} ${html}`.replace(
          allowed,
          '',
        ),
      ).not.toMatch(scripts[locale])
      expect(page.metaTitle[locale].length).toBeLessThanOrEqual(65)
      expect(page.description[locale].length).toBeLessThanOrEqual(160)
      const tags = html.match(/<[^>]+>/g)!
      expect(
        sanitisePage(html)
          .match(/<[^>]+>/g)!
          .map((tag) => tag.replace(' />', '>').replace(' rel="nofollow noopener"', '')),
      ).toEqual(tags)
      return tags
    })
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
  },
)

test('there are 45 clients and 162 partners, each with a name of its own that no brand has', () => {
  expect([clientLogos.length, partnerLogos.length]).toEqual([45, 162])
  const names = [...clientLogos, ...partnerLogos, ...Object.values(brands)].map(
    ({ label }) => label.hy,
  )
  expect(new Set(names).size).toBe(names.length)
  expect(new Set([...clientLogos, ...partnerLogos].map(({ key }) => key)).size).toBe(207)
  for (const { key } of [...clientLogos, ...partnerLogos])
    expect(key).toMatch(/^(clients|partners)\/[a-z0-9]+(-[a-z0-9]+)*$/)
})
