import type { Text } from '@tsiran/db/tables/shared'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '../testing/fixtures.ts'
import { addComment } from './add-comment.ts'
import { listBlogGroups } from './list-blog-groups.ts'
import { listOwnComments } from './list-own-comments.ts'
import { listPosts, listTopPosts } from './list-posts.ts'
import { listComments } from './list-comments.ts'
import { moderateComment } from './moderate-comment.ts'
import { readPost } from './read-post.ts'
import { savePost, type PostInput } from './save-post.ts'
import { listSitemapPosts } from './sitemap-posts.ts'

const database = testDatabase({ connections: 8 })
const script = { kind: 'system', name: 'script' } as const

const t = (hy: string, ru: string, en: string): Text => ({ hy, ru, en })
const same = (text: string) => t(text, text, text)
const marks = {
  recipes: { slug: 'recipes', name: t('Բաղադրատոմսեր', 'Рецепты', 'Recipes') },
  storage: { slug: 'storage', name: t('Պահպանում', 'Хранение', 'Storage') },
  summer: { slug: 'summer', name: t('Ամառ', 'Лето', 'Summer') },
  fruit: { slug: 'fruit', name: t('Միրգ', 'Фрукты', 'Fruit') },
}
const day = 24 * 60 * 60 * 1000
const post = (title: string, age: number, change: Partial<PostInput> = {}): PostInput => ({
  category: marks.recipes,
  tags: [],
  title: same(title),
  excerpt: same('…'),
  html: same(`<p>${title}</p>`),
  author: same('The shop'),
  image: null,
  image_alt: same(''),
  published_at: new Date(Date.now() - age * day),
  ...change,
})
const ids: Record<string, number> = {}
let [ani, nare] = [0, 0]

beforeAll(async () => {
  ani = await createPerson(database.db, 'ani@example.am')
  nare = await createPerson(database.db, 'nare@example.am')
  const save = async (name: string, input: PostInput) =>
    (ids[name] = await savePost(database.db, input))
  await save('jam', post('Ծիրանի մուրաբա', 3, { tags: [marks.summer, marks.fruit] }))
  await save(
    'roots',
    post('Roots in the cellar', 2, { category: marks.storage, tags: [marks.fruit] }),
  )
  await save('dolma', post('Dolma', 1, { featured: true }))
  await save(
    'peaches',
    post('Peaches', 4, { tags: [marks.summer, marks.fruit], category: marks.storage }),
  )
  await save('later', post('Not yet', -1, { tags: [marks.summer] }))
})

const titles = async (query: Parameters<typeof listPosts>[1]) =>
  (await listPosts(database.db, query, 'en')).data.map(({ title }) => title)

describe('lists', () => {
  test('are newest first, paged, without scheduled posts', async () => {
    expect(await titles({})).toEqual(['Dolma', 'Roots in the cellar', 'Ծիրանի մուրաբա', 'Peaches'])
    const { data, meta } = await listPosts(database.db, { page: 2, limit: 3 }, 'en')
    expect([data.map(({ id }) => id), meta.last_page, meta.total]).toEqual([[ids['peaches']], 2, 4])
  })

  test('are filtered by category, tag and words; unknown slugs are refused', async () => {
    expect(await titles({ category: 'storage' })).toEqual(['Roots in the cellar', 'Peaches'])
    expect(await titles({ tag: 'summer' })).toEqual(['Ծիրանի մուրաբա', 'Peaches'])
    expect(await titles({ search: 'tsiran' })).toEqual(['Ծիրանի մուրաբա'])
    expect(await titles({ search: 'фрукты', category: 'storage' })).toEqual([
      'Roots in the cellar',
      'Peaches',
    ])
    for (const search of ['%', "'; drop table blog_posts; --", '<>'])
      expect(await titles({ search })).toEqual([])
    await expect(listPosts(database.db, { tag: 'none' }, 'en')).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(listPosts(database.db, { category: 'none' }, 'en')).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('count the posts of categories and tags', async () => {
    const { categories, tags } = await listBlogGroups(database.db, 'ru')
    expect(categories.map(({ name, posts_count }) => [name, posts_count])).toEqual([
      ['Рецепты', 2],
      ['Хранение', 2],
    ])
    expect(tags.map(({ slug, posts_count }) => [slug, posts_count])).toEqual([
      ['fruit', 3],
      ['summer', 2],
    ])
    expect(await listSitemapPosts(database.db)).toEqual(
      ['dolma', 'roots', 'jam', 'peaches'].map((name) => ids[name]),
    )
  })
})

describe('a post', () => {
  test('is sanitised, and lists posts with shared tags first', async () => {
    const id = await savePost(
      database.db,
      post('Evil', 9, {
        html: same(
          '<h2>Hi</h2><script>alert(1)</script><p onclick="x()">a<img src=x onerror=y></p><a href="javascript:z">b</a>',
        ),
      }),
    )
    const { html_content } = await readPost(database.db, id, 'hy')
    expect(html_content).toContain('<h2>Hi</h2><p>a</p>')
    expect(html_content).not.toMatch(/script|onclick|onerror|img/)
    expect(
      (await readPost(database.db, ids['jam']!, 'hy')).related_blogs.map(({ id }) => id),
    ).toEqual([ids['peaches'], ids['roots'], ids['dolma']])
    await sql`delete from blog_posts where id = ${id}`.execute(database.db)
  })

  test('is not found when scheduled or missing', async () => {
    for (const id of [ids['later']!, 2_000_000_000])
      await expect(readPost(database.db, id, 'hy')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('comments', () => {
  const seen = async () =>
    (await readPost(database.db, ids['roots']!, 'en')).comments.map(({ name, comment }) => [
      name,
      comment,
    ])

  test('await moderation, visible only to their author', async () => {
    const { id, status } = await addComment(database.db, {
      postId: ids['roots']!,
      customerId: ani,
      text: ' Where do carrots\r\ngo? ',
    })
    expect(status).toBe('waiting')
    expect(await seen()).toEqual([])
    expect(
      (await listOwnComments(database.db, ids['roots']!, ani)).map(({ comment }) => comment),
    ).toEqual(['Where do carrots\ngo?'])
    expect(await listOwnComments(database.db, ids['roots']!, nare)).toEqual([])
    const waiting = await listComments(database.db, {
      status: 'waiting',
      page: 1,
      limit: 10,
      locale: 'en',
    })
    expect(waiting.data).toMatchObject([{ id, post: { name: 'Roots in the cellar' } }])
    await moderateComment(database.db, { id: id, status: 'approved', by: script })
    expect(await seen()).toEqual([['Ani S.', 'Where do carrots\ngo?']])
    expect(await listOwnComments(database.db, ids['roots']!, ani)).toEqual([])
    expect((await listTopPosts(database.db, 3, 'en')).map(({ title }) => title)).toEqual([
      'Dolma',
      'Roots in the cellar',
      'Ծիրանի մուրաբա',
    ])
    await moderateComment(database.db, { id: id, status: 'rejected', by: script })
    expect(await seen()).toEqual([])
    await expect(
      moderateComment(database.db, { id: 1_000_000, status: 'approved', by: script }),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('sent twice, even concurrently, are one', async () => {
    const both = await Promise.all(
      [1, 2, 3].map(() =>
        addComment(database.db, { postId: ids['dolma']!, customerId: nare, text: 'Thank you' }),
      ),
    )
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  })

  test('are refused when empty or too long, on a scheduled post, and after five in a quarter of an hour', async () => {
    const talker = await createPerson(database.db, 'talker@example.am')
    await expect(
      addComment(database.db, { postId: ids['jam']!, customerId: talker, text: ' \n ' }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await expect(
      addComment(database.db, { postId: ids['jam']!, customerId: talker, text: 'x'.repeat(2001) }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await expect(
      addComment(database.db, { postId: ids['later']!, customerId: talker, text: 'First!' }),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
    const sent = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6, 7].map((number) =>
        addComment(database.db, {
          postId: ids['jam']!,
          customerId: talker,
          text: `Number ${number}`,
        }),
      ),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(sent.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { code: 'too_many_attempts' },
    })
  })
})
