import type { Locale } from '@tsiran/contract/locale'
import type { MessagePart } from '../../../message-parts.ts'

/** What comes at the start, and what every page but the start page needs besides. */
export type PartName = 'start' | 'pages'
type Load = () => Promise<{ default: MessagePart }>

/** Loads the parts of each language's texts, cached for good under their hashes. */
export const messageModules: Record<Locale, Record<PartName, Load>> = {
  hy: {
    start: () => import('virtual:messages/hy/start'),
    pages: () => import('virtual:messages/hy/pages'),
  },
  ru: {
    start: () => import('virtual:messages/ru/start'),
    pages: () => import('virtual:messages/ru/pages'),
  },
  en: {
    start: () => import('virtual:messages/en/start'),
    pages: () => import('virtual:messages/en/pages'),
  },
}
