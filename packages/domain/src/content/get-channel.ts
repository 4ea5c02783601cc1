import type { Channel } from '@tsiran/contract/channel'
import { locales, type Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import { accentOf } from '../shared/accent.ts'
import { readSettings } from '../shared/settings.ts'
import { pageIds } from '@tsiran/contract/page-ids'

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
  const [row, checkout, methods] = await Promise.all([
    db.selectFrom('channels').selectAll().where('id', '=', 1).executeTakeFirst(),
    readSettings(db, 'checkout'),
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
    home_seo: {
      meta_title: locales.map((each) => row.meta_title[each]).join('|'),
      meta_description: row.meta_description[locale],
      image: row.share_image && imageUrl(row.share_image, 'original'),
    },
    logo: row.logo && imageUrl(row.logo, 'small'),
    accent: accentOf(row.accent),
    opening_hours: row.opening_hours,
    checkout: {
      guests: checkout.value['guest_checkout'] !== false,
      terms_page_id: Number(checkout.value['terms_page_id']) || pageIds.terms,
    },
    contact: { phone: row.phone, email: row.email, address: row.address[locale] },
    payment_methods: methods
      .filter(({ method }) => providers.has(method))
      .map(({ method, title, img }) => ({ method, title: title[locale], img })),
  }
}
