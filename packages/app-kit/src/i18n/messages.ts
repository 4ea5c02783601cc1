import type { Translator } from '@tsiran/i18n/translator'
import { createContext, use } from 'react'

export const MessagesContext = createContext<Translator | null>(null)

/** The interface's texts in the page's language: `t('cart.title')`. */
export function useMessages(): Translator {
  const translator = use(MessagesContext)
  if (!translator) throw new Error('no messages around this component')
  return translator
}
