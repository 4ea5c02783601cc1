import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { DomainError } from '../errors.ts'
import { byScript, createPerson } from '../testing/fixtures.ts'
import { addComment } from './add-comment.ts'
import { announceDuePosts } from './announce-due-posts.ts'
import { changePost, createPost, deletePost, restorePost } from './change-post.ts'
import { listAllPosts } from './list-all-posts.ts'
import { listBlogGroups } from './list-blog-groups.ts'
import { listPosts, listTopPosts } from './list-posts.ts'
import { changePostGroup, createPostGroup, deletePostGroup } from './post-groups.ts'
import { previewKey, previewPost } from './preview-post.ts'
import { readPost } from './read-post.ts'
import { listSitemapPosts } from './sitemap-posts.ts'

const database = testDatabase({ connections: 6 })
const by = byScript
const text = (en: string) => perLocale((locale) => `${en} ${locale}`)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: DomainError) => error,
  )
let category_id = 0
let customerId = 0
beforeAll(async () => {
  const { db } = database
  category_id = (await createPostGroup(db, { kind: 'category', name: text('Recipes'), by })).id
  customerId = await createPerson(db, 'reader@shop.test')
})

const texts = (name: string) => ({
  title: text(name),
  excerpt: text(`About ${name}`),
  html: text(`<p>${name}</p>`),
})
const make = (name: string, more: object = {}) =>
  createPost(database.db, { ...texts(name), category_id, ...more }, { by })

/** Where shoppers find a post. */
async function seenAt(id: number, word: string): Promise<string[]> {
  const { db } = database
  const found: string[] = []
  const note = (place: string, is: boolean) => void (is && found.push(place))
  const ids = (posts: { id: number }[]) => posts.map((post) => post.id)
  note('list', ids((await listPosts(db, { limit: 100 }, 'en')).data).includes(id))
  note('search', ids((await listPosts(db, { search: word, limit: 100 }, 'en')).data).includes(id))
  note('top', ids(await listTopPosts(db, 20, 'en')).includes(id))
  note('page', (await refusal(readPost(db, id, 'en'))) === undefined)
  note('sitemap', (await listSitemapPosts(db)).includes(id))
  note(
    'comments',
    (await refusal(addComment(db, { postId: id, customerId, text: `Nice ${Math.random()}` }))) ===
      undefined,
  )
  return found
}
const everywhere = ['list', 'search', 'top', 'page', 'sitemap', 'comments']

test('a draft is nowhere in the shop; once published it is everywhere', async () => {
  const { db } = database
  const { id, state } = await make('Lavash')
  expect([state, await seenAt(id, 'lavash')]).toEqual(['draft', []])
  const shown = await changePost(db, { id, version: 1, change: { hidden: false }, by })
  expect([shown.state, await seenAt(id, 'lavash')]).toEqual(['published', everywhere])
  await deletePost(db, { id, version: 2, by })
  expect(await seenAt(id, 'lavash')).toEqual([])
  expect((await restorePost(db, { id, version: 3, by })).state).toBe('published')
})

test('a scheduled post is shown when its time comes, and announced once', async () => {
  const { db } = database
  const published_at = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  const { id, state } = await make('Harissa', { hidden: false, published_at })
  expect([state, await seenAt(id, 'harissa')]).toEqual(['scheduled', []])
  expect(await announceDuePosts(db)).toBe(0)
  await sql`update blog_posts set published_at = now() - interval '1 second' where id = ${id}`.execute(
    db,
  )
  const turns = await Promise.all([announceDuePosts(db), announceDuePosts(db)])
  expect(turns.toSorted()).toEqual([0, 1])
  expect(await announceDuePosts(db)).toBe(0)
  expect((await listPosts(db, { search: 'harissa' }, 'en')).data).toHaveLength(1)
})

test('a draft is published when it is shown, and keeps its time when it is hidden and shown again', async () => {
  const { db } = database
  const { id } = await make('Zhengyalov')
  await sql`update blog_posts set published_at = now() - interval '3 days' where id = ${id}`.execute(
    db,
  )
  const toggle = (version: number, hidden: boolean) =>
    changePost(db, { id, version, change: { hidden }, by })
  const shown = await toggle(1, false)
  expect(Date.now() - Date.parse(shown.published_at)).toBeLessThan(60_000)
  await toggle(2, true)
  expect((await toggle(3, false)).published_at).toBe(shown.published_at)
})

test('a post is not shown without its texts in every language', async () => {
  const { db } = database
  const { id } = await make('Khash', { html: { ...text('<p>x</p>'), ru: '' } })
  const refused = await refusal(changePost(db, { id, version: 1, change: { hidden: false }, by }))
  expect(Object.keys(refused?.details.fields ?? {})).toEqual(['html.ru'])
})

test('a preview shows a draft to whoever has its link, for a day', async () => {
  const { db } = database
  const { id } = await make('Ghapama')
  const { key, expiresAt } = await previewKey(db, id)
  expect(await previewPost(db, key, 'en')).toMatchObject({ title: 'Ghapama en' })
  const other = await make('Dolma')
  const forged = key.replace(/^\d+/, String(other.id))
  const longer = key.replace(/\.\d+\./, `.${Math.floor(expiresAt.getTime() / 1000) + 1}.`)
  for (const wrong of [forged, longer, '', 'x', `${key}x`])
    expect((await refusal(previewPost(db, wrong, 'en')))?.code).toBe('link_invalid')
  const later = new Date(expiresAt.getTime() + 1)
  expect((await refusal(previewPost(db, key, 'en', later)))?.code).toBe('link_invalid')
  await deletePost(db, { id, version: 1, by })
  expect((await refusal(previewPost(db, key, 'en')))?.code).toBe('link_invalid')
})

test('chosen related posts come first, in their order', async () => {
  const { db } = database
  const [one, two] = [
    await make('Tolma', { hidden: false }),
    await make('Ishli', { hidden: false }),
  ]
  const { id } = await make('Kofta', { hidden: false, related_ids: [one.id, two.id] })
  const related = async () =>
    (await readPost(db, id, 'en')).related_blogs.map((post) => post.id).slice(0, 2)
  expect(await related()).toEqual([one.id, two.id])
  await changePost(db, { id, version: 1, change: { related_ids: [two.id, one.id] }, by })
  expect(await related()).toEqual([two.id, one.id])
  const unknown = changePost(db, { id, version: 2, change: { related_ids: [999_999] }, by })
  expect(Object.keys((await refusal(unknown))?.details.fields ?? {})).toEqual(['related_ids'])
})

test('a renamed tag is what its posts are found by, and a category with posts stays', async () => {
  const { db } = database
  const tag = await createPostGroup(db, { kind: 'tag', name: text('Winter'), by })
  await make('Matsun', { hidden: false, tag_ids: [tag.id] })
  const found = async (search: string) =>
    (await listPosts(db, { search }, 'en')).data.map(({ title }) => title)
  expect(await found('winter')).toEqual(['Matsun en'])
  const renamed = { kind: 'tag', id: tag.id, version: 1, name: text('Snow'), by } as const
  await changePostGroup(db, renamed)
  expect([await found('winter'), await found('snow')]).toEqual([[], ['Matsun en']])
  expect((await refusal(changePostGroup(db, renamed)))?.code).toBe('version_conflict')
  const { tags } = await listBlogGroups(db, 'en')
  expect(tags.map(({ name, posts_count }) => [name, posts_count])).toContainEqual(['Snow en', 1])
  const group = { kind: 'category', id: category_id, version: 1, by } as const
  expect((await refusal(deletePostGroup(db, group)))?.code).toBe('conflict')
  await deletePostGroup(db, { kind: 'tag', id: tag.id, version: 2, by })
  expect(await found('snow')).toEqual([])
})

test('the staff’s list has every state; deleted ones only where they are asked for', async () => {
  const { db } = database
  const { id } = await make('Basturma')
  await deletePost(db, { id, version: 1, by })
  const list = async (query: object = {}) =>
    (await listAllPosts(db, { page: 1, limit: 100, locale: 'en', search: 'basturma', ...query }))
      .data
  expect(await list()).toEqual([])
  expect((await list({ state: 'deleted' })).map((post) => [post.id, post.state])).toEqual([
    [id, 'deleted'],
  ])
})

test('two editors of one post: one save wins, the other is told', async () => {
  const { db } = database
  const { id } = await make('Race')
  const results = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) =>
      refusal(changePost(db, { id, version: 1, change: { title: text(name) }, by })),
    ),
  )
  expect(results.filter((error) => error === undefined)).toHaveLength(1)
  expect(results.filter((error) => error?.code === 'version_conflict')).toHaveLength(3)
})
