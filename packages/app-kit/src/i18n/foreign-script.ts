import { languages, type Locale } from '@tsiran/contract/locale'

/** One word is not worth a font file on pages without another. Every page has the Latin letters, for the digits beside them. */
export const isForeignScript = (locale: Locale, current: Locale) =>
  languages[locale].script !== 'latin' && languages[locale].script !== languages[current].script
