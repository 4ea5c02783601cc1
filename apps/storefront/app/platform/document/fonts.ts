import type { Locale } from '@tsiran/contract/locale'
import armenian from '@fontsource-variable/google-sans/files/google-sans-armenian-wght-normal.woff2?url'
import cyrillic from '@fontsource-variable/google-sans/files/google-sans-cyrillic-wght-normal.woff2?url'
import dram from '../../fonts/dram.woff2?url'
import latin from '../../fonts/latin.woff2?url'

/** The font files that a page of each language preloads: its script, the digits, the dram sign. */
export const pageFonts: Record<Locale, readonly string[]> = {
  hy: [armenian, latin, dram],
  ru: [cyrillic, latin, dram],
  en: [latin, dram],
}
