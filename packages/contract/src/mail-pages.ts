/** Pages that mails lead to, below the locale; those that carry something out take `?key=`. */
export const mailPages = {
  verify: '/verify',
  reset: '/reset-password',
  signIn: '/signin',
  contact: '/site/contact-us',
  requests: '/account/orders-menger',
  sentRequests: '/account/orders',
  newsletter: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const
