import type { Session } from '@tsiran/domain/customers/sessions'
import type { PriceList } from '@tsiran/domain/shared/viewer'
import type { Caller } from './endpoint-handler.ts'

/** The price list of a visitor (R3). */
export const priceListOf = (session: Pick<Session, 'companyPrices'> | null): PriceList =>
  session?.companyPrices ? 'company' : 'retail'

/** A session of nobody, with company prices. */
const companyBuyer: Session = {
  id: '',
  customerId: 0,
  companyId: 0,
  role: null,
  companyPrices: true,
  companyMinimum: null,
  isFresh: false,
  expiresAt: new Date(0),
}

/** The caller without the person: a public answer then depends on nothing but the language and the price list. */
export const asAnybody = ({ locale, session, address, userAgent }: Caller): Caller => ({
  locale,
  apiToken: undefined,
  session: priceListOf(session) === 'company' ? companyBuyer : null,
  sessionCookies: [],
  address,
  userAgent,
})

/**
 * Everybody for whom a page without personal data is the same: guests, individuals, and the users of companies by role and
 * price list. Greeting, counts and hearts come from the browser (docs/decisions/0027-pages-by-audience.md).
 */
export const audienceOf = (session: Session | null): string =>
  session ? `${session.role ?? 'individual'} ${priceListOf(session)}` : 'guest'
