import type { MessageState as State } from '@tsiran/contract/admin/messages'
import { Status } from '@tsiran/ui/status-dot'
import { useMessages } from '../../platform/i18n/language.tsx'

const tones = { new: 'attention', read: 'processing', answered: 'good', closed: 'off' } as const

/** What became of a message. */
export function MessageState({ state }: { state: State }) {
  const t = useMessages()
  return <Status tone={tones[state]}>{t(`messages.states.${state}`)}</Status>
}
