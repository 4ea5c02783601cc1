/** A phone number as a `tel:` address. */
export const telLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** A phone number that stays on one line. */
export const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')
