import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { createCheckoutMethods, createProduct, listProducts } from '../testing/fixtures.ts'
import { getChannel } from './get-channel.ts'
import { listMenus } from './list-menus.ts'
import { readMenuItem } from './menu-kind.ts'
import { listSliders } from './list-sliders.ts'
import { listSocial } from './list-social.ts'
import { saveSlider, type SliderInput } from './save-slider.ts'
import { listAllSlides } from './slide-kind.ts'

const database = testDatabase()
const json = (hy: string, ru: string, en: string) => JSON.stringify({ hy, ru, en })

const slide: SliderInput = {
  title: { hy: 'Ա', ru: 'Б', en: 'C' },
  content: {
    hy: '<p>ա</p>',
    ru: '<p onclick="x()">б</p><script>x()</script>',
    en: '<p><a href="//evil">c</a> <strong>d</strong></p>',
  },
  link_label: { hy: 'տես', ru: 'см.', en: 'see' },
  path: '/shop/catalog?savings=true',
  image: 'sliders/apricots',
  position: 2,
}

test('slides are sorted by position, in the requested language; a caption keeps only text', async () => {
  const second = await saveSlider(database.db, slide)
  const first = await saveSlider(database.db, { ...slide, position: 1 })
  const hidden = await saveSlider(database.db, slide)
  await database.db.updateTable('sliders').set({ active: false }).where('id', '=', hidden).execute()
  expect(
    (await listSliders(database.db, 'ru')).map(({ id, title, content }) => [id, title, content]),
  ).toEqual([
    [first, 'Б', '<p>б</p>'],
    [second, 'Б', '<p>б</p>'],
  ])
  expect((await listSliders(database.db, 'en'))[0]).toMatchObject({
    content: '<p>c <strong>d</strong></p>',
    slider_path: '/media/sliders/apricots/800.webp',
    link_label: 'see',
  })
})

test('a slide whose category, product or page is hidden is left out, and the staff is told', async () => {
  const { db } = database
  const empty = json('', '', '')
  await sql`truncate sliders`.execute(db)
  const milk = await createProduct(db, { sku: 'MILK' })
  const hiddenMilk = await createProduct(db, { sku: 'HIDDEN' })
  await listProducts(db, [milk.id])
  await sql`update products set url_key = 'milk' where id = ${milk.id}`.execute(db)
  await sql`update products set url_key = 'hidden-milk' where id = ${hiddenMilk.id}`.execute(db)
  await sql`
    insert into categories (id, parent_id, slug, name, description, meta_title, hidden)
    select id, parent, slug, ${empty}, ${empty}, ${empty}, hidden
    from (values (901, null::int, 'dairy', false), (902, null, 'closed', true), (903, 902, 'closed-child', false))
      as c (id, parent, slug, hidden)`.execute(db)
  await sql`
    insert into url_redirects (kind, old_key, subject_id)
    values ('category', 'old-dairy', 901), ('product', 'old-milk', ${milk.id}), ('category', 'old-closed', 902)`.execute(
    db,
  )
  await sql`
    insert into pages (id, title, meta_title, meta_description, html, hidden)
    select id, ${empty}, ${empty}, ${empty}, ${empty}, hidden from (values (901, false), (902, true)) as p (id, hidden)`.execute(
    db,
  )
  const [shown, hidden] = [
    [
      '/',
      '/shop/catalog',
      '/shop/catalog?category_slug=dairy',
      '/shop/catalog?category_slug=old-dairy',
      '/shop/main/catalog?category_id=901&sort=price-asc',
      '/shop/products/milk',
      '/shop/products/old-milk/',
      '/page/901',
      '/blog',
    ],
    [
      '/shop/catalog?category_slug=closed',
      '/shop/catalog?category_slug=closed-child',
      '/shop/catalog?category_slug=old-closed',
      '/shop/catalog?category_slug=%D0%BC',
      '/shop/main/catalog?category_id=903',
      '/shop/main/catalog?category_id=904',
      '/shop/products/hidden-milk',
      '/shop/products/nothing',
      '/page/902',
      '/site/faq',
    ],
  ]
  for (const path of [...shown, ...hidden]) await saveSlider(db, { ...slide, path })
  expect((await listSliders(db, 'en')).map(({ path }) => path)).toEqual(shown)
  const told = (await listAllSlides(db)).filter(({ page_hidden }) => page_hidden)
  expect(told.map(({ path }) => path)).toEqual(hidden)
})

test('a link to an address whose page is hidden or gone stays away from the menus', async () => {
  const { db } = database
  for (const [url_key, leads] of [
    ['shop/catalog?category_slug=gone', false],
    ['shop/products/gone', false],
    ['shop/catalog?savings=true', true],
    ['blog', true],
  ] as const) {
    const { id } = await db
      .insertInto('menu_items')
      .values({ name: json('ա', 'б', 'c'), type: 'footer', position: 1, page_id: null, url_key })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect([url_key, (await readMenuItem(db, id)).page_hidden]).toEqual([url_key, !leads])
    expect((await listMenus(db, 'en')).find((one) => one.id === id)?.status).toBe(leads)
    await db.deleteFrom('menu_items').where('id', '=', id).execute()
  }
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'a slide never leads to %s',
  async (path) => {
    await expect(saveSlider(database.db, { ...slide, path })).rejects.toThrow()
  },
)

test('menus are sorted by position, hidden items included', async () => {
  const item = { name: json('ա', 'б', 'c'), type: 'footer' as const }
  await database.db
    .insertInto('menu_items')
    .values([
      { ...item, position: 2, page_id: 11, url_key: null },
      { ...item, position: 1, page_id: null, url_key: 'site/about-us', status: false },
    ])
    .execute()
  expect(await listMenus(database.db, 'en')).toMatchObject([
    { name: 'c', type: 'footer', status: false, url_key: 'site/about-us', page_id: null },
    { status: true, url_key: null, page_id: 11 },
  ])
})

test.each(['//evil', 'javascript:x', 'a b', ''])(
  'a menu item never leads to “%s”',
  async (url_key) => {
    await expect(
      database.db
        .insertInto('menu_items')
        .values({ name: json('ա', 'б', 'c'), type: 'header', page_id: null, url_key })
        .execute(),
    ).rejects.toThrow()
  },
)

test('social links need a secure address, and an icon from the icon folder', async () => {
  const link = { name: 'Telegram', link: 'https://t.me/tsiran', icon: 'telegram.svg' }
  await database.db.insertInto('social_links').values(link).execute()
  expect(await listSocial(database.db)).toEqual([link])
  await expect(
    database.db
      .insertInto('social_links')
      .values({ ...link, link: 'javascript:x' })
      .execute(),
  ).rejects.toThrow()
  await expect(
    database.db
      .insertInto('social_links')
      .values({ ...link, icon: '../x.svg' })
      .execute(),
  ).rejects.toThrow()
})

test('the channel lists payment methods for everybody: active, with a provider, not for companies only', async () => {
  await database.db
    .insertInto('channels')
    .values({
      id: 1,
      name: json('Ա', 'Б', 'C'),
      meta_title: json('a', 'b', 'c'),
      phone: '1',
      email: 'a@b.am',
      address: json('', '', ''),
    })
    .execute()
  await createCheckoutMethods(database.db)
  const method = { title: json('ա', 'б', 'c'), description: json('', '', ''), img: '/x.svg' }
  await database.db
    .insertInto('payment_methods')
    .values([
      { ...method, method: 'credit' },
      { ...method, method: 'off', active: false },
      { ...method, method: 'unconfigured' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { payment_methods } = await getChannel(
    database.db,
    'en',
    new Set(['cashondelivery', 'off', 'credit']),
  )
  expect(payment_methods.map(({ method: name }) => name)).toEqual(['cashondelivery'])
})
