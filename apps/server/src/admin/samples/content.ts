import type { AdminKey } from '@tsiran/contract/admin/api'
import { perLocale } from '@tsiran/contract/map-text'
import { createPost, deletePost } from '@tsiran/domain/blog/change-post'
import { createPostGroup } from '@tsiran/domain/blog/post-groups'
import { createMenuItem, deleteMenuItem } from '@tsiran/domain/content/change-menu-item'
import { createPage, deletePage } from '@tsiran/domain/content/change-page'
import { createSlide, deleteSlide } from '@tsiran/domain/content/change-slide'
import { createSocialLink, deleteSocialLink } from '@tsiran/domain/content/change-social-link'
import type { SeenThing } from '@tsiran/domain/shared/thing'
import { byScript } from '@tsiran/domain/testing/fixtures'
import type { Db } from '@tsiran/db/database'
import type { Sample, SampleShop } from './sample.ts'

const text = (name: string) => perLocale(() => name)
const by = byScript
const shop = { by, origin: 'http://localhost' }

type Make = (shop: SampleShop) => Promise<{ id: number; version: number }>
const page: Make = ({ db }) => createPage(db, { title: text('About') }, { by })
const slide: Make = ({ db }) => createSlide(db, { title: text('Summer') }, shop)
const menuItem: Make = ({ db }) =>
  createMenuItem(db, { type: 'footer', name: text('Brands'), url_key: 'brands' }, shop)
const socialLink: Make = ({ db }) =>
  createSocialLink(db, { name: 'Viber', link: 'viber.com', icon: 'telegram.svg' }, { by })
const category = ({ db, number }: SampleShop) =>
  createPostGroup(db, { kind: 'category', name: text(`Recipes ${number}`), by })
const post: Make = async (sample) => {
  const { id } = await category(sample)
  return createPost(sample.db, { title: text('Jam'), category_id: id }, { by })
}
const subscriber = ({ db, number }: SampleShop) =>
  db
    .insertInto('newsletter_subscribers')
    .values({
      email: `reader${number}@shop.test`,
      locale: 'hy',
      unsubscribe_key: `key-${number}`,
      confirm_digest: null,
      confirm_until: null,
      confirmed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const stored = (make: Make, body?: object): Sample => ({
  input: async (sample) => {
    const { id, version } = await make(sample)
    return { params: { id }, ...(body && { body: { version, ...body } }) }
  },
})
const removed = (make: Make): Sample => ({
  input: async (sample) => {
    const { id, version } = await make(sample)
    return { params: { id }, query: { version } }
  },
})
const restored = (make: Make, remove: (db: Db, seen: SeenThing) => Promise<unknown>): Sample => ({
  input: async (sample) => {
    const { id, version } = await make(sample)
    await remove(sample.db, { id, version, by })
    return { params: { id }, body: { version: version + 1 } }
  },
})
/** The last of two, which can be placed first. */
const placed = (make: Make): Sample => ({
  input: async (sample) => {
    const before = await make(sample)
    const { id, version } = await make(sample)
    return { params: { id }, body: { version, before_id: before.id } }
  },
})

export const contentSamples = {
  'GET /api/admin/pages': {},
  'GET /api/admin/pages/:id': stored(page),
  'POST /api/admin/pages': { input: () => ({ body: { title: text('Jobs') } }) },
  'PUT /api/admin/pages/:id': stored(page, { html: text('<p>We are here</p>') }),
  'DELETE /api/admin/pages/:id': removed(page),
  'POST /api/admin/pages/:id/restore': restored(page, deletePage),
  'POST /api/admin/content/clean': {
    input: () => ({ body: { kind: 'caption', html: text('<p>Sweet</p>') } }),
    unaudited: 'a preview changes nothing',
  },
  'GET /api/admin/posts': {},
  'GET /api/admin/posts/:id': stored(post),
  'POST /api/admin/posts': {
    input: async (sample) => {
      const { id } = await category(sample)
      return { body: { title: text('Dolma'), category_id: id } }
    },
  },
  'PUT /api/admin/posts/:id': stored(post, { html: text('<p>Boil it</p>') }),
  'DELETE /api/admin/posts/:id': removed(post),
  'POST /api/admin/posts/:id/restore': restored(post, deletePost),
  'POST /api/admin/posts/:id/preview': {
    ...stored(post, {}),
    unaudited: 'a link changes nothing',
  },
  'GET /api/admin/post-groups': {},
  'POST /api/admin/post-groups': {
    input: ({ number }) => ({ body: { kind: 'tag', name: text(`Summer ${number}`) } }),
  },
  'PUT /api/admin/post-groups/:kind/:id': {
    input: async (sample) => {
      const { id, version } = await category(sample)
      return { params: { kind: 'category', id }, body: { version, name: text('Kitchen') } }
    },
  },
  'DELETE /api/admin/post-groups/:kind/:id': {
    input: async (sample) => {
      const { id, version } = await category(sample)
      return { params: { kind: 'category', id }, query: { version } }
    },
  },
  'GET /api/admin/menus': {},
  'POST /api/admin/menus': {
    input: () => ({ body: { type: 'header', name: text('Brands'), url_key: '/hy/brands' } }),
  },
  'PUT /api/admin/menus/:id': stored(menuItem, { status: false }),
  'POST /api/admin/menus/:id/move': placed(menuItem),
  'DELETE /api/admin/menus/:id': removed(menuItem),
  'POST /api/admin/menus/:id/restore': restored(menuItem, deleteMenuItem),
  'GET /api/admin/sliders': {},
  'GET /api/admin/sliders/:id': stored(slide),
  'POST /api/admin/sliders': { input: () => ({ body: { title: text('Winter') } }) },
  'PUT /api/admin/sliders/:id': stored(slide, { active: true }),
  'POST /api/admin/sliders/:id/move': placed(slide),
  'DELETE /api/admin/sliders/:id': removed(slide),
  'POST /api/admin/sliders/:id/restore': restored(slide, deleteSlide),
  'GET /api/admin/social': {},
  'POST /api/admin/social': {
    input: () => ({ body: { name: 'Viber', link: 'https://viber.com/x', icon: 'telegram.svg' } }),
  },
  'PUT /api/admin/social/:id': stored(socialLink, { active: false }),
  'POST /api/admin/social/:id/move': placed(socialLink),
  'DELETE /api/admin/social/:id': removed(socialLink),
  'POST /api/admin/social/:id/restore': restored(socialLink, deleteSocialLink),
  'GET /api/admin/subscribers': {},
  'GET /api/admin/subscribers.csv': {
    input: async (sample) => {
      await subscriber(sample)
      return {}
    },
  },
  'DELETE /api/admin/subscribers/:id': {
    input: async (sample) => ({ params: await subscriber(sample) }),
  },
} satisfies Partial<Record<AdminKey, Sample>>
