import { describe, expect, test } from 'vitest'
import { catalog } from '../catalog/catalog.ts'
import { loadMotif } from '../pictures/motif.ts'
import { linker } from '../seed/blog.ts'
import { toHtml } from './markup.ts'
import { posts } from './posts.ts'

const locales = ['hy', 'ru', 'en'] as const
const letters = { hy: /[ա-և]/gi, ru: /[а-яё]/gi, en: /[a-z]/gi }
const words = (text: string) => text.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}’-]+/gu) ?? []

test('the blog is worth reading: a dozen posts and more, of every category, no two alike', () => {
  expect(posts.length).toBeGreaterThanOrEqual(12)
  expect(new Set(posts.map(({ category }) => category)).size).toBe(4)
  expect(new Set(posts.map(({ key }) => key)).size).toBe(posts.length)
  expect(new Set(posts.map(({ daysAgo }) => daysAgo)).size).toBe(posts.length)
  for (const locale of locales)
    expect(new Set(posts.map(({ title }) => title[locale])).size).toBe(posts.length)
})

describe.each(posts.map((post) => [post.key, post] as const))(
  '%s',
  (_key, { title, excerpt, alt, body, picture }) => {
    test.each(locales)('is written in %s, in its own letters and long enough', (locale) => {
      for (const { [locale]: text } of [title, excerpt, alt, body]) {
        const own = text.replace(/\]\([^)]*\)/g, ']').match(letters[locale])?.length ?? 0
        const all = text.replace(/\]\([^)]*\)/g, ']').match(/\p{L}/gu)!.length
        expect(own / all).toBeGreaterThan(0.97)
      }
      expect(words(body[locale]).length).toBeGreaterThan(locale === 'en' ? 230 : 190)
      expect(words(body[locale]).length).toBeLessThan(470)
    })

    test('says the same in the three languages: as many headings, lists and links, which lead somewhere', () => {
      const address = linker(catalog)
      const shapes = locales.map((locale) => {
        const html = toHtml(body[locale], address(locale))
        expect(html).not.toMatch(/\*\*|\]\(|^##/m)
        const links = [...html.matchAll(/href="\/\w\w([^"]+)"/g)].map(([, target]) => target).sort()
        return {
          blocks: [...html.matchAll(/<(h2|ul|ol|li|blockquote|strong)>/g)].map(([, tag]) => tag),
          links,
        }
      })
      expect(shapes[0]!.links.length).toBeGreaterThan(1)
      expect(shapes[1]).toEqual(shapes[0])
      expect(shapes[2]).toEqual(shapes[0])
    })

    test('is drawn with known motifs', async () => {
      expect(picture.motifs.length).toBeGreaterThanOrEqual(3)
      await Promise.all(picture.motifs.map(loadMotif))
    })
  },
)

test('markup makes headings, lists, quotations and links, and nothing else out of signs', () => {
  expect(
    toHtml('## A\n\none\ntwo **b** [c](d)\n\n- x\n- y\n\n1. z\n\n> q', (target) => `/${target}`),
  ).toBe(
    '<h2>A</h2><p>one two <strong>b</strong> <a href="/d">c</a></p><ul><li>x</li><li>y</li></ul><ol><li>z</li></ol><blockquote><p>q</p></blockquote>',
  )
  expect(toHtml('<script> & "', String)).toBe('<p>&lt;script&gt; &amp; &quot;</p>')
})
