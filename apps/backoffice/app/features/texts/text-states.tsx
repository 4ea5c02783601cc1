import type { ShopText } from '@tsiran/contract/admin/translations'
import { Status } from '@tsiran/ui/status-dot'
import { useMessages } from '../../platform/i18n/language.tsx'

const tones = {
  missing: 'attention',
  changed: 'good',
  outdated: 'attention',
  unused: 'off',
} as const

/** What is the matter with a text, in words. */
export function TextStates({ states }: Pick<ShopText, 'states'>) {
  const t = useMessages()
  if (states.length === 0) return '–'
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {states.map((state) => (
        <Status key={state} tone={tones[state]}>
          {t(`texts.states.${state}`)}
        </Status>
      ))}
    </span>
  )
}
