import type { Channel } from '@tsiran/contract/content'
import { locales, type Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'

/** Only for companies, so not listed. */
const forCompanies = 'credit'

const none: ReadonlySet<string> = new Set()

/**
 * The shop itself: name, home page titles (one per language, separated by bars), contacts, and the payment methods with a
 * provider. Refuses with `unavailable` before it is set up.
 */
export async function getChannel(
  db: Db,
  locale: Locale,
  providers: { has(method: string): boolean } = none,
): Promise<Channel> {
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
  return {
    id: row.id,
    name: row.name[locale],
    home_seo: { meta_title: locales.map((each) => row.meta_title[each]).join('|') },
    contact: { phone: row.phone, email: row.email, address: row.address[locale] },
    payment_methods: methods
      .filter(({ method }) => providers.has(method))
      .map(({ method, title, img }) => ({ method, title: title[locale], img })),
  }
}
