import { languages, type Locale } from '@tsiran/contract/locale'
import { Status, type StatusTone } from '@tsiran/ui/status-dot'
import { useMessages } from '../../platform/i18n/language.tsx'

const tones = {
  shown: 'good',
  published: 'good',
  scheduled: 'attention',
  draft: 'off',
  hidden: 'off',
  deleted: 'bad',
} as const satisfies Record<string, StatusTone>

/** Whether shoppers see a thing. */
export function ThingState({ state }: { state: keyof typeof tones }) {
  const t = useMessages()
  return <Status tone={tones[state]}>{t(`content.states.${state}`)}</Status>
}

/** The languages that a thing has no text in. */
export const missingNames = (missing: readonly Locale[]): string =>
  missing.map((locale) => languages[locale].name).join(', ') || '–'
