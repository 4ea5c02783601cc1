import type { Locale } from '@tsiran/contract/locale'
import armenian from '@fontsource-variable/google-sans/files/google-sans-armenian-wght-normal.woff2?url'
import cyrillic from '@fontsource-variable/google-sans/files/google-sans-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/google-sans/files/google-sans-latin-wght-normal.woff2?url'

/** The font file of each language's script: the one that is preloaded. */
export const scriptFont: Record<Locale, string> = { hy: armenian, ru: cyrillic, en: latin }
