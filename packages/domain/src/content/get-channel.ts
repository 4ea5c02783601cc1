import type { Channel } from '@tsiran/contract/content'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'

/** Offered to companies alone: no mark of the shop. */
const forCompanies = 'credit'

/** The shop itself: name, titles of the home page (hy|ru|en), contacts, ways to pay. Refuses with `unavailable` before it is set up. */
export async function getChannel(db: Db, locale: Locale): Promise<Channel> {
  const [row, methods] = await Promise.all([
    db.selectFrom('channels').selectAll().where('id', '=', 1).executeTakeFirst(),
    db
      .selectFrom('payment_methods')
      .select(['method', 'title', 'img'])
      .where('active', '=', true)
      .where('method', '!=', forCompanies)
      .orderBy('position')
      .orderBy('method')
      .execute(),
  ])
  if (!row) throw new DomainError('unavailable')
  const { hy, ru, en } = row.meta_title
  return {
    id: row.id,
    name: row.name[locale],
    home_seo: { meta_title: [hy, ru, en].join('|') },
    contact: { phone: row.phone, email: row.email, address: row.address[locale] },
    payment_methods: methods.map(({ method, title, img }) => ({ method, title: title[locale], img })),
  }
}
