import { languages, type Locale } from '@tsiran/contract/locale'
import armenian from '@fontsource-variable/google-sans/files/google-sans-armenian-wght-normal.woff2?url'
import cyrillic from '@fontsource-variable/google-sans/files/google-sans-cyrillic-wght-normal.woff2?url'
import dram from '../../fonts/dram.woff2?url'
import latin from '../../fonts/latin.woff2?url'

const fontsOf = {
  armenian: [armenian, latin, dram],
  cyrillic: [cyrillic, latin, dram],
  latin: [latin, dram],
}

/** The font files that a page in the language preloads: its script, the digits, the dram sign. */
export const pageFonts = (locale: Locale): readonly string[] => fontsOf[languages[locale].script]
