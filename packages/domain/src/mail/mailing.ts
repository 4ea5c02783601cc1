import type { Locale } from '@tsiran/contract/locale'
import type { ShopPath } from '@tsiran/contract/shop-paths'

/** Language and links of a call's mails. */
export interface Mailing {
  locale: Locale
  /** The shop's public origin; links start with it and with nothing else. */
  origin: string
}

/** The address of a page of the shop, with the secret of a link. */
export function linkTo(
  { locale, origin }: Mailing,
  page: ShopPath,
  key: string | undefined,
): string {
  const link = new URL(page(locale), origin)
  if (key !== undefined) link.searchParams.set('key', key)
  return link.href
}
