import type { Locale } from '@tsiran/contract/locale'
import en from '../messages/setup/en.json' with { type: 'json' }
import hy from '../messages/setup/hy.json' with { type: 'json' }
import ru from '../messages/setup/ru.json' with { type: 'json' }

// What the server alone says before a shop is set up, and the words that a new shop begins with. No page loads these.

export type SetupTexts = typeof en

export const setupTexts: Readonly<Record<Locale, SetupTexts>> = { hy, ru, en }
