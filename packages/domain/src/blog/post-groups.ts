import type { PostGroup, PostGroupKind } from '@tsiran/contract/admin/post-groups'
import { defaultLocale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { freeSlug, slugOf } from '../shared/slug.ts'
import { requiredText } from '../shared/text3.ts'
import { inUniqueTransaction } from '../shared/unique-transaction.ts'
import { versionConflict } from '../shared/versions.ts'
import { refreshSearch } from './write-post-parts.ts'

const tables = { category: 'blog_categories', tag: 'blog_tags' } as const

async function select(db: Db | Tx, kind: PostGroupKind, id?: number): Promise<PostGroup[]> {
  const posts =
    kind === 'category'
      ? sql`(select count(*)::int from blog_posts p where p.category_id = g.id)`
      : sql`(select count(*)::int from blog_post_tags t where t.tag_id = g.id)`
  const { rows } = await sql<PostGroup>`
    select g.id, g.version, ${kind}::text as kind, g.name, g.slug, ${posts} as posts from ${sql.table(tables[kind])} g
    where ${id === undefined ? sql`true` : sql`g.id = ${id}`}
    order by ${kind === 'category' ? sql`g.position` : sql`g.slug`}, g.id`.execute(db)
  return rows
}

/** The categories and tags of the blog, each in its order. */
export const listPostGroups = async (db: Db): Promise<PostGroup[]> => [
  ...(await select(db, 'category')),
  ...(await select(db, 'tag')),
]

interface GroupCall {
  kind: PostGroupKind
  id: number
  version: number
  by: Actor
}

/** Adds a category or a tag. Refuses with `validation_failed`, and with `conflict` where its slug was taken at the same moment. */
export const createPostGroup = (
  db: Db,
  { kind, name: typed, by }: { kind: PostGroupKind; name: Text; by: Actor },
): Promise<PostGroup> =>
  inUniqueTransaction(db, async (tx) => {
    const name = requiredText('name', typed)
    const made = [name.en, name.hy, name.ru].map(slugOf).find((text) => text !== '') ?? kind
    const slug = await freeSlug(tx, { table: tables[kind], column: 'slug' }, made)
    const position =
      kind === 'category'
        ? sql`, (select coalesce(max(position), 0) + 1 from blog_categories)`
        : sql``
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(tables[kind])} (slug, name ${kind === 'category' ? sql`, position` : sql``})
      values (${slug}, ${JSON.stringify(name)} ${position}) returning id`.execute(tx)
    const [after] = await select(tx, kind, rows[0]!.id)
    await log(tx, by, 'create', { group: after!, after: { name, slug } })
    return after!
  })

/** Renames a category or a tag. Refuses with `not_found`, `validation_failed` and `version_conflict`. */
export const changePostGroup = (
  db: Db,
  { kind, id, version, by, name: typed }: GroupCall & { name: Text },
): Promise<PostGroup> =>
  inTransaction(db, async (tx) => {
    const name = requiredText('name', typed)
    const before = await lock(tx, { kind, id, version, by }, { name })
    if (JSON.stringify(name) === JSON.stringify(before.name)) return before
    await sql`
      update ${sql.table(tables[kind])} set name = ${JSON.stringify(name)}, version = version + 1 where id = ${id}`.execute(
      tx,
    )
    for (const post of await postsOf(tx, kind, id)) await refreshSearch(tx, post)
    await log(tx, by, 'change', { group: before, before: { name: before.name }, after: { name } })
    return (await select(tx, kind, id))[0]!
  })

/** Deletes a tag, or a category without posts. Refuses with `not_found`, `version_conflict`, and `conflict`. */
export const deletePostGroup = (db: Db, call: GroupCall): Promise<PostGroup> =>
  inTransaction(db, async (tx) => {
    const before = await lock(tx, call, {})
    if (call.kind === 'category' && before.posts > 0) throw new DomainError('conflict')
    const posts = await postsOf(tx, call.kind, call.id)
    await sql`delete from ${sql.table(tables[call.kind])} where id = ${call.id}`.execute(tx)
    for (const post of posts) await refreshSearch(tx, post)
    await log(tx, call.by, 'delete', { group: before, before: { name: before.name } })
    return before
  })

/** Ids of the posts of a category or tag. */
async function postsOf(tx: Tx, kind: PostGroupKind, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from blog_posts p where ${
      kind === 'category'
        ? sql`category_id = ${id}`
        : sql`exists (select from blog_post_tags t where t.post_id = p.id and t.tag_id = ${id})`
    } order by id for no key update`.execute(tx)
  return rows.map((post) => post.id)
}

async function lock(tx: Tx, { kind, id, version }: GroupCall, sent: object): Promise<PostGroup> {
  await sql`select 1 from ${sql.table(tables[kind])} where id = ${id} for update`.execute(tx)
  const [current] = await select(tx, kind, id)
  if (!current) throw new DomainError('not_found')
  if (current.version !== version) {
    const subject = { type: `post_${kind}`, id }
    throw await versionConflict(tx, { subject, current: { ...current }, sent: { ...sent } })
  }
  return current
}

interface Logged {
  group: PostGroup
  before?: object
  after?: object
}

const log = (
  tx: Tx,
  by: Actor,
  verb: 'create' | 'change' | 'delete',
  { group: { kind, id, name }, before = {}, after = {} }: Logged,
) =>
  writeAudit(tx, {
    by,
    action: `post_${kind}.${verb}`,
    subject: { type: `post_${kind}`, id, label: name[defaultLocale] },
    before: { ...before },
    after: { ...after },
  })
