import { defaultLocale, type Locale } from '@tsiran/contract/locale'

/** The language in which the API words its refusals: that of the page. */
export const callLocale: { current: Locale } = { current: defaultLocale }
