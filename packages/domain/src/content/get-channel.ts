import type { Channel } from '@tsiran/contract/content'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'

/** The shop itself: name, titles of the home page (hy|ru|en), contacts. Refuses with `unavailable` before it is set up. */
export async function getChannel(db: Db, locale: Locale): Promise<Channel> {
  const row = await db.selectFrom('channels').selectAll().where('id', '=', 1).executeTakeFirst()
  if (!row) throw new DomainError('unavailable')
  const { hy, ru, en } = row.meta_title
  return {
    id: row.id,
    name: row.name[locale],
    home_seo: { meta_title: [hy, ru, en].join('|') },
    contact: { phone: row.phone, email: row.email, address: row.address[locale] },
  }
}
