import type { Locale } from '@tsiran/contract/locale'
import en from '@tsiran/i18n/messages/en.json?url'
import hy from '@tsiran/i18n/messages/hy.json?url'
import ru from '@tsiran/i18n/messages/ru.json?url'

/** The address of each language's texts: one file, cached for good under its hash. */
export const messageFiles: Record<Locale, string> = { hy, ru, en }

export const messagesLinkId = 'messages'
