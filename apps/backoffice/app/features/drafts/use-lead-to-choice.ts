import { useToast } from '@tsiran/app-kit/browser/toast'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { findContested } from './contested.tsx'

/** Moves the focus to a field that waits for a choice, if there is one, and says that the order waits for it, too. */
export function useLeadToChoice(): () => void {
  const t = useMessages()
  const toast = useToast()
  const [asked, lead] = useReducer((times: number) => times + 1, 0)
  const focusChoice = useEffectEvent(() => {
    const choice = findContested()
    if (!choice) return
    toast.error(t('drafts.chooseFirst'))
    choice.focus()
  })
  // An effect, since the last answer may have opened the choice, which the page shows next.
  useEffect(() => {
    if (asked > 0) focusChoice()
  }, [asked])
  return lead
}
