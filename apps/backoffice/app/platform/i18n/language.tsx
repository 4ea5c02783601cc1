import { useQueryClient } from '@tanstack/react-query'
import { LocaleProvider } from '@tsiran/app-kit/i18n/locale-provider'
import { useToast } from '@tsiran/app-kit/browser/toast'
import type { Locale } from '@tsiran/contract/locale'
import type { AdminTranslator } from '@tsiran/i18n/admin-translator'
import { BlockTexts } from '@tsiran/ui/block-texts'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { callLocale } from '../api/call-locale.ts'
import { blockWords } from './block-words.ts'
import { loadedMessages, loadMessages, type Texts } from './load-messages.ts'
import { readAgain } from './read-again.ts'
import { rememberLocale, startLocale } from './start-locale.ts'

interface LanguageValue {
  texts: Texts
  change: (locale: Locale) => Promise<void>
}

const LanguageContext = createContext<LanguageValue | null>(null)

function useLanguage(): LanguageValue {
  const value = use(LanguageContext)
  if (!value) throw new Error('no language around this component')
  return value
}

/** The back office's texts in the person's language: `t('staff.title')`. */
export const useMessages = (): AdminTranslator => useLanguage().texts.admin

/** Changes the language of the whole application, without loading it anew. */
export const useChangeLocale = (): LanguageValue['change'] => useLanguage().change

/** The texts of a language in which calls are worded from now on, before any page asks in it. */
function speak(texts: Texts | undefined): Texts | undefined {
  if (texts) callLocale.current = texts.locale
  return texts
}

/** Gives the application its language. At build time, when no text is loaded, it shows nothing. */
export function Language({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState(() =>
    typeof window === 'undefined' ? undefined : speak(loadedMessages(startLocale())),
  )
  const toast = useToast()
  const queries = useQueryClient()
  const locale = texts?.locale
  const lastLocale = useRef(locale)
  useEffect(() => {
    if (!locale) return
    document.documentElement.lang = locale
    if (lastLocale.current === locale) return
    lastLocale.current = locale
    void readAgain(queries, locale)
  }, [locale, queries])
  const change = useCallback(
    async (next: Locale) => {
      try {
        setTexts(speak(await loadMessages(next)))
        rememberLocale(next)
      } catch {
        toast.error(loadedMessages(callLocale.current)?.admin('common.loadFailed') ?? '')
      }
    },
    [toast],
  )
  const value = useMemo(() => texts && { texts, change }, [texts, change])
  const blocks = useMemo(() => texts && blockWords(texts.admin), [texts])
  if (!value || !blocks) return null
  return (
    <LanguageContext value={value}>
      <LocaleProvider locale={value.texts.locale} translator={value.texts.shop}>
        <BlockTexts value={blocks}>{children}</BlockTexts>
      </LocaleProvider>
    </LanguageContext>
  )
}
