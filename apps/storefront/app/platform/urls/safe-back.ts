import { localePattern } from '@tsiran/contract/locale'

/** Characters that a `Location` header takes as they are; browsers encode others. */
const ownPath = new RegExp(`^/${localePattern}([/?][!-[\\]-~]*)?$`)

/** The address where it is a page of this shop, to redirect back to; '' for anything else, such as another site. */
export const safeBack = (value: string | null): string =>
  value !== null && ownPath.test(value) ? value : ''
