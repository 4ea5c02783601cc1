import type { AdminSlide } from '@tsiran/contract/admin/sliders'
import { defaultLocale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import type { ThingKind } from '../shared/thing.ts'
import { leadsToHidden } from './leads-to-hidden.ts'

async function select(db: Db | Tx, where: RawBuilder<unknown>): Promise<AdminSlide[]> {
  const { rows } = await sql<Omit<AdminSlide, 'image_url' | 'page_hidden'>>`
    select id, version, title, content, link_label, path, image, active, to_json(deleted_at) as deleted_at
    from sliders where ${where} order by position, id`.execute(db)
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      image_url: imageUrl(row.image, 'small'),
      page_hidden: await leadsToHidden(db, row.path),
    })),
  )
}

/** Slides of the home page in the shop's order, hidden ones too. */
export const listAllSlides = (db: Db): Promise<AdminSlide[]> => select(db, sql`deleted_at is null`)

/** One slide. Refuses with `not_found`. */
export async function readSlide(db: Db | Tx, id: number): Promise<AdminSlide> {
  const [slide] = await select(db, sql`id = ${id}`)
  if (!slide) throw new DomainError('not_found')
  return slide
}

export const slideKind: ThingKind<AdminSlide> = {
  table: 'sliders',
  type: 'slide',
  read: readSlide,
  labelOf: ({ title }) => title[defaultLocale],
  derived: ['image_url', 'page_hidden'],
}
