import { storedText } from '@tsiran/app-kit/browser/stored'
import { defaultLocale, isLocale, type Locale } from '@tsiran/contract/locale'

const stored = storedText('localStorage', 'tsiran-admin-locale')

/** The language before anybody has signed in: the last one used here, else the browser's, else Armenian. */
export function startLocale(): Locale {
  const used = stored.read()
  if (isLocale(used)) return used
  return navigator.languages.map((language) => language.slice(0, 2)).find(isLocale) ?? defaultLocale
}

export const rememberLocale = (locale: Locale): void => stored.write(locale)
