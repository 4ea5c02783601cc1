import { perLocale } from '@tsiran/contract/map-text'
import { pageIds } from '@tsiran/contract/page-ids'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { DomainError } from '../errors.ts'
import { byScript } from '../testing/fixtures.ts'
import {
  changeMenuItem,
  createMenuItem,
  deleteMenuItem,
  moveMenuItem,
  restoreMenuItem,
} from './change-menu-item.ts'
import { changePage, createPage, deletePage, restorePage } from './change-page.ts'
import { changeSlide, createSlide, deleteSlide, restoreSlide } from './change-slide.ts'
import { changeSocialLink, createSocialLink } from './change-social-link.ts'
import { cleanHtml } from './clean-html.ts'
import { shellCleanUps } from './clean-up.ts'
import { getPage, listPageIds } from './get-page.ts'
import { listMenus } from './list-menus.ts'
import { listPages } from './list-pages.ts'
import { listSliders } from './list-sliders.ts'
import { listSocial } from './list-social.ts'
import { readMenuItem } from './menu-kind.ts'
import { savePage } from './save-page.ts'

const database = testDatabase({ connections: 6 })
const by = byScript
const shop = { by, origin: 'https://shop.test' }
const text = (en: string) => perLocale((locale) => `${en} ${locale}`)
const same = (html: string) => perLocale(() => html)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: DomainError) => error,
  )
const lastAudit = async () =>
  (
    await sql<{
      action: string
      before: object
      after: object
    }>`select action, before, after from audit_log order by id desc limit 1`.execute(database.db)
  ).rows[0]!

beforeAll(async () => {
  await savePage(database.db, {
    id: pageIds.terms,
    title: text('Terms'),
    meta_title: text('Terms'),
    meta_description: text('Terms'),
    html: same('<p>Pay</p>'),
  })
})

test('a page is shown once it is not hidden, and gone while it is deleted', async () => {
  const { db } = database
  const made = await createPage(db, { title: text('Jobs'), html: same('<p>Come</p>') }, { by })
  const { id } = made
  const isSeen = async () => [
    (await getPage(db, id, 'en')) !== undefined,
    (await listPageIds(db)).includes(id),
  ]
  expect(await isSeen()).toEqual([false, false])
  const shown = await changePage(db, { id, version: 1, change: { hidden: false }, by })
  expect([shown.version, ...(await isSeen())]).toEqual([2, true, true])
  const link = await createMenuItem(db, { type: 'footer', name: text('Jobs'), page_id: id }, shop)
  const menuStatus = async () =>
    (await listMenus(db, 'en')).find((one) => one.id === link.id)?.status
  expect(await menuStatus()).toBe(true)
  const deleted = await deletePage(db, { id, version: 2, by })
  expect([deleted.deleted_at !== null, ...(await isSeen()), await menuStatus()]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect((await refusal(changePage(db, { id, version: 3, change: {}, by })))?.code).toBe('conflict')
  const back = await restorePage(db, { id, version: 3, by })
  expect([back.version, ...(await isSeen()), await menuStatus()]).toEqual([4, true, true, true])
  expect(await lastAudit()).toMatchObject({ action: 'page.restore', after: { deleted: false } })
})

test('a page that the shop leads to is neither hidden nor deleted', async () => {
  const { db } = database
  const id = pageIds.terms
  const hide = changePage(db, { id, version: 1, change: { hidden: true }, by })
  expect((await refusal(hide))?.code).toBe('conflict')
  expect((await refusal(deletePage(db, { id, version: 1, by })))?.code).toBe('conflict')
})

test('a stale write is refused with both states, and a write that changes nothing takes no version', async () => {
  const { db } = database
  const { id } = await createPage(db, { title: text('Team'), html: same('<p>We</p>') }, { by })
  await changePage(db, { id, version: 1, change: { html: same('<p>They</p>') }, by })
  const stale = await refusal(
    changePage(db, {
      id,
      version: 1,
      change: { html: same('<p>You</p>'), title: text('Team') },
      by,
    }),
  )
  expect(stale).toMatchObject({
    code: 'version_conflict',
    details: { data: { fields: ['html'], current: { version: 2, html: same('<p>They</p>') } } },
  })
  const again = await changePage(db, { id, version: 2, change: { html: same('<p>They</p>') }, by })
  expect(again.version).toBe(2)
})

test('two editors of one page: one save wins, the other gets a conflict', async () => {
  const { db } = database
  const { id } = await createPage(db, { title: text('Race') }, { by })
  const results = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) =>
      refusal(changePage(db, { id, version: 1, change: { title: text(name) }, by })),
    ),
  )
  expect(results.filter((error) => error === undefined)).toHaveLength(1)
  expect(results.filter((error) => error?.code === 'version_conflict')).toHaveLength(3)
})

test('what a page may not hold is stripped, and named before it is saved', async () => {
  const { db } = database
  const html = same('<p onclick="x()">Hi</p><script>x()</script><iframe src="//e"></iframe>')
  const { id } = await createPage(db, { title: text('Dirty'), html }, { by })
  const { html: stored } = await changePage(db, { id, version: 1, change: { html }, by })
  expect(stored).toEqual(same('<p>Hi</p>'))
  expect(cleanHtml('page', html)).toEqual({
    html: same('<p>Hi</p>'),
    removed: ['<p>', 'onclick', '<script>', '<iframe>', 'src'].filter((name) => name !== '<p>'),
  })
  expect(cleanHtml('caption', same('<p><a href="/x">a</a> <b>b</b></p>'))).toEqual({
    html: same('<p>a <b>b</b></p>'),
    removed: ['<a>', 'href'],
  })
})

test('a gallery keeps its order, and needs a name in every language', async () => {
  const { db } = database
  const { id } = await createPage(db, { title: text('Clients'), hidden: false }, { by })
  const logos = ['zebra', 'apple'].map((name) => ({ label: text(name), media: `logos/${name}` }))
  const saved = await changePage(db, { id, version: 1, change: { logos }, by })
  expect(saved.logos.map(({ media }) => media)).toEqual(['logos/zebra', 'logos/apple'])
  expect((await getPage(db, id, 'ru'))?.logos.map(({ label }) => label)).toEqual([
    'zebra ru',
    'apple ru',
  ])
  const { data } = await listPages(db, { page: 1, limit: 10, gallery: true })
  expect(data.map((page) => [page.id, page.logos])).toEqual([[id, 2]])
  const nameless = [{ label: { ...text('x'), ru: ' ' }, media: 'logos/x' }]
  const refused = await refusal(changePage(db, { id, version: 2, change: { logos: nameless }, by }))
  expect(Object.keys(refused?.details.fields ?? {})).toEqual(['logos.0.label.ru'])
  const unknown = [{ label: text('x'), media: `m-${'0'.repeat(32)}` }]
  const lost = await refusal(changePage(db, { id, version: 2, change: { logos: unknown }, by }))
  expect(Object.keys(lost?.details.fields ?? {})).toEqual(['logos'])
})

test('a slide leads to the shop alone, and its caption keeps text', async () => {
  const { db } = database
  const made = await createSlide(db, { title: text('Summer') }, shop)
  const { id } = made
  expect(made.active).toBe(false)
  const change = {
    active: true,
    path: 'https://shop.test/ru/shop/catalog?savings=true',
    content: same('<p>20% <strong>off</strong><script>x()</script></p>'),
  }
  const saved = await changeSlide(db, { id, version: 1, change, ...shop })
  expect(saved.path).toBe('/shop/catalog?savings=true')
  const seen = async () => (await listSliders(db, 'en')).find((slide) => slide.id === id)
  expect(await seen()).toMatchObject({ content: '<p>20% <strong>off</strong></p>' })
  for (const path of ['//evil.test', 'https://evil.test/x', '/\\evil', '/admin'])
    expect(
      Object.keys(
        (await refusal(changeSlide(db, { id, version: 2, change: { path }, ...shop })))?.details
          .fields ?? {},
      ),
    ).toEqual(['path'])
  await deleteSlide(db, { id, version: 2, by })
  expect(await seen()).toBeUndefined()
  await restoreSlide(db, { id, version: 3, by })
  expect(await seen()).toBeDefined()
})

test('links of a menu are placed among their own, and a deleted one leaves no gap', async () => {
  const { db } = database
  const make = (type: 'header' | 'footer', name: string) =>
    createMenuItem(db, { type, name: text(name), url_key: `site/${name}` }, shop)
  const [one, two, three] = [
    await make('header', 'one'),
    await make('header', 'two'),
    await make('header', 'three'),
  ]
  const other = await make('footer', 'other')
  await moveMenuItem(db, { id: three.id, version: 1, beforeId: one.id, by })
  const order = async () =>
    (await listMenus(db, 'en')).filter(({ type }) => type === 'header').map(({ id }) => id)
  expect(await order()).toEqual([three.id, one.id, two.id])
  await deleteMenuItem(db, { id: one.id, version: 1, by })
  expect(await order()).toEqual([three.id, two.id])
  const foreign = moveMenuItem(db, { id: two.id, version: 1, beforeId: other.id, by })
  expect(Object.keys((await refusal(foreign))?.details.fields ?? {})).toEqual(['before_id'])
  const moved = await changeMenuItem(db, {
    id: two.id,
    version: 1,
    change: { type: 'footer', url_key: '/en/shop/catalog?category_slug=fruit' },
    ...shop,
  })
  expect([moved.type, moved.url_key]).toEqual(['footer', 'shop/catalog?category_slug=fruit'])
})

test.each([
  ['nowhere', {}, 'url_key', 'required'],
  ['to an address of blanks', { url_key: ' ' }, 'url_key', 'required'],
  ['to an address with markup', { url_key: 'site/<b>' }, 'url_key', 'shopPath'],
  ['to a page that does not exist', { page_id: 987_654 }, 'page_id', 'unknown'],
])('a link of a menu that leads %s is refused', async (_where, target, field, key) => {
  const link = { type: 'footer', name: text('Link'), ...target } as const
  const refused = await refusal(createMenuItem(database.db, link, shop))
  expect(refused?.details.fields).toMatchObject({ [field]: [{ key }] })
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ link: ' ' }, 'link'],
])('a social link with %j is refused', async (blank, field) => {
  const link = { name: 'T', link: 't.me/shop', icon: 'telegram.svg', ...blank } as const
  const refused = await refusal(createSocialLink(database.db, link, { by }))
  expect(refused?.details.fields).toMatchObject({ [field]: [{ key: 'required' }] })
})

test.each([
  ['javascript:alert(1)', undefined],
  ['http://t.me/shop', undefined],
  ['shop', undefined],
  ['t.me/shop', 'https://t.me/shop'],
])('a social link %s becomes %s', async (link, stored) => {
  const { db } = database
  const made = createSocialLink(db, { name: 'T', link, icon: 'telegram.svg' }, { by })
  if (stored === undefined) {
    expect(Object.keys((await refusal(made))?.details.fields ?? {})).toEqual(['link'])
    return
  }
  const { id } = await made
  expect((await listSocial(db)).at(-1)).toMatchObject({ link: stored })
  await changeSocialLink(db, { id, version: 1, change: { active: false }, by })
  expect(await listSocial(db)).toEqual([])
})

test('what is deleted is neither deleted again nor moved, what is there is not restored', async () => {
  const { db } = database
  const link = { type: 'footer', name: text('Gone'), url_key: 'site/gone' } as const
  const { id } = await createMenuItem(db, link, shop)
  const conflict = { code: 'conflict' }
  expect(await refusal(restoreMenuItem(db, { id, version: 1, by }))).toMatchObject(conflict)
  const { version } = await deleteMenuItem(db, { id, version: 1, by })
  expect(await refusal(deleteMenuItem(db, { id, version, by }))).toMatchObject(conflict)
  const moved = moveMenuItem(db, { id, version, beforeId: null, by })
  expect(await refusal(moved)).toMatchObject(conflict)
  const unknown = deleteMenuItem(db, { id: 999_999, version: 1, by })
  expect(await refusal(unknown)).toMatchObject({ code: 'not_found' })
})

test('a link to a page that was purged stays away from the menus', async () => {
  const { db } = database
  const { id } = await createPage(db, { title: text('Old'), hidden: false }, { by })
  const link = await createMenuItem(db, { type: 'footer', name: text('Old'), page_id: id }, shop)
  await deletePage(db, { id, version: 1, by })
  await sql`update pages set deleted_at = now() - interval '31 days' where id = ${id}`.execute(db)
  await shellCleanUps['pages']!(db)
  expect((await listMenus(db, 'en')).find((one) => one.id === link.id)?.status).toBe(false)
  expect((await readMenuItem(db, link.id)).page_hidden).toBe(true)
})

test('a link to the blog, which is no stored page, is shown', async () => {
  const { db } = database
  const blog = { type: 'header', name: text('Blog'), page_id: pageIds.blog } as const
  const { id, page_hidden } = await createMenuItem(db, blog, shop)
  expect(page_hidden).toBe(false)
  expect((await listMenus(db, 'en')).find((one) => one.id === id)?.status).toBe(true)
})

test('what was deleted a month ago is purged', async () => {
  const { db } = database
  const { id } = await createSlide(db, { title: text('Old') }, shop)
  const recent = await createSlide(db, { title: text('Recent') }, shop)
  await deleteSlide(db, { id, version: 1, by })
  await deleteSlide(db, { id: recent.id, version: 1, by })
  await sql`update sliders set deleted_at = now() - interval '31 days' where id = ${id}`.execute(db)
  expect(await shellCleanUps['sliders']!(db)).toBe(1)
})
