import { localePattern } from '@tsiran/contract/locale'

const ownPath = new RegExp(`^/${localePattern}([/?][^\\\\]*)?$`)

/** A page of this shop that a person may be led back to; '' for anything else, above all another site. */
export const safeBack = (value: string | null): string => (value !== null && ownPath.test(value) ? value : '')
