import { localePattern, type Locale } from '@tsiran/contract/locale'

/** Characters that a `Location` header takes as they are; browsers encode others. */
const ownPath = new RegExp(`^/${localePattern}([/?][!-[\\]-~]*)?$`)

/** The address where it is a page of this shop, to redirect back to; '' for anything else, such as another site. */
export const safeBack = (value: string | null): string =>
  value !== null && ownPath.test(value) ? value : ''

/** As {@link safeBack}, in the language of the page that leads back: a visitor may have changed it there. */
export const backIn = (locale: Locale, value: string | null): string =>
  safeBack(value).replace(/^\/[a-z]+/, `/${locale}`)
