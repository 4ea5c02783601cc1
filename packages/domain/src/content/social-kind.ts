import type { AdminSocialLink } from '@tsiran/contract/admin/social'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import type { ThingKind } from '../shared/thing.ts'

async function select(db: Db | Tx, where: RawBuilder<unknown>): Promise<AdminSocialLink[]> {
  const { rows } = await sql<AdminSocialLink>`
    select id, version, name, link, icon, active, to_json(deleted_at) as deleted_at
    from social_links where ${where} order by position, id`.execute(db)
  return rows
}

/** Links to the shop's social media in the shop's order, hidden ones too. */
export const listAllSocialLinks = (db: Db): Promise<AdminSocialLink[]> =>
  select(db, sql`deleted_at is null`)

/** One link. Refuses with `not_found`. */
export async function readSocialLink(db: Db | Tx, id: number): Promise<AdminSocialLink> {
  const [link] = await select(db, sql`id = ${id}`)
  if (!link) throw new DomainError('not_found')
  return link
}

export const socialKind: ThingKind<AdminSocialLink> = {
  table: 'social_links',
  type: 'social_link',
  read: readSocialLink,
  labelOf: ({ name }) => name,
  derived: [],
}
