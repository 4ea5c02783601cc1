/** Pages that mails lead to, below the locale, each with `?key=`. */
export const mailPages = { verify: '/verify', reset: '/reset-password', signIn: '/signin' } as const
