import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { getPage, listPageIds } from './get-page.ts'
import { sanitisePage } from '../shared/sanitise-page.ts'
import { savePage } from './save-page.ts'

const database = testDatabase()
const same = (text: string) => ({ hy: text, ru: text, en: text })
const about = (html: string) => ({
  title: { hy: 'Մեր մասին', ru: 'О нас', en: 'About us' },
  meta_title: same('About'),
  meta_description: same('Who we are'),
  html: same(html),
})

test('a page is read in the requested language, with its logos by position', async () => {
  const logos = ['zebra', 'apricot'].map((name) => ({ label: same(name), media: `logos/${name}` }))
  const id = await savePage(database.db, { ...about('<p>Hello</p>'), id: 7, logos })
  expect(id).toBe(7)
  expect(await getPage(database.db, 7, 'ru')).toMatchObject({
    id: 7,
    title: 'О нас',
    html_content: '<p>Hello</p>',
    logos: [
      { label: 'zebra', path: '/media/logos/zebra/240.webp' },
      { label: 'apricot', path: '/media/logos/apricot/240.webp' },
    ],
  })
  await savePage(database.db, { ...about('<p>Again</p>'), id: 7, logos: logos.slice(1) })
  expect(await getPage(database.db, 7, 'en')).toMatchObject({
    title: 'About us',
    html_content: '<p>Again</p>',
    logos: [{ label: 'apricot' }],
  })
})

test('an empty page is not found, and not in the sitemap', async () => {
  const empty = await savePage(database.db, about('  <script>alert(1)</script>'))
  expect(empty).toBeGreaterThanOrEqual(100)
  expect(await getPage(database.db, empty, 'en')).toBeUndefined()
  expect(await getPage(database.db, 2_000_000, 'en')).toBeUndefined()
  const half = await savePage(database.db, {
    ...about(''),
    html: { hy: '<p>Կա</p>', ru: '', en: '<p>Here</p>' },
  })
  expect(await getPage(database.db, half, 'ru')).toBeUndefined()
  expect(await getPage(database.db, half, 'hy')).toBeDefined()
  const ids = await listPageIds(database.db)
  expect([ids.includes(7), ids.includes(empty), ids.includes(half)]).toEqual([true, false, false])
})

test('scripts, styles, frames and foreign pictures are removed from a page; disclosures and tables stay', () => {
  const dirty =
    '<h2 onclick="x()">A</h2><style>p{}</style><iframe src="//evil"></iframe><img src="https://evil.example/x.webp"><img src="/media/a/240.webp" onerror="x()" alt="A">' +
    '<p style="color:red"><a href="javascript:x()">b</a> <a href="/hy/page/4">ours</a> <a href="//evil.example">c</a> <a href="https://other.example/">d</a></p>' +
    '<details open><summary>Q</summary><p>A</p></details><table><tr><th scope="row">x</th></tr></table>'
  expect(sanitisePage(dirty)).toBe(
    '<h2>A</h2><img loading="lazy" decoding="async" src="/media/a/240.webp" alt="A" />' +
      '<p><a rel="nofollow noopener">b</a> <a href="/hy/page/4">ours</a> <a rel="nofollow noopener">c</a> <a href="https://other.example/" rel="nofollow noopener">d</a></p>' +
      '<details><summary>Q</summary><p>A</p></details><table><tr><th scope="row">x</th></tr></table>',
  )
})
