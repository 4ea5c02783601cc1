import { locales, type Locale } from '@tsiran/contract/locale'

/** The server's messages of a text, by language: it names them `name.ru`. */
export const text3Errors = (
  field: string,
  errors: Readonly<Record<string, readonly string[]>>,
): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const message = errors[`${field}.${locale}`]?.[0]
      return message === undefined ? [] : [[locale, message]]
    }),
  )
