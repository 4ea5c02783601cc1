/** Pages that mails lead to, below the locale, each with `?key=`. */
export const mailPages = {
  verify: '/verify',
  reset: '/reset-password',
  signIn: '/signin',
  newsletter: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const
