import { createTranslator } from '@tsiran/i18n/translator'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeOfPath } from '@tsiran/app-kit/i18n/locale'
import { fetchMessages, withRetries } from './platform/i18n/fetch-messages.ts'
import { messagesLinkId } from './platform/i18n/message-files.ts'
import { LocaleProvider } from '@tsiran/app-kit/i18n/locale-provider'

/** The page's head names the messages of its language, so that they load along with the scripts. */
async function loadTranslator(locale: string) {
  const link = document.querySelector<HTMLLinkElement>(`#${messagesLinkId}`)
  if (!link) throw new Error('the page names no messages')
  const shipped = await fetchMessages(link.href)
  if (!window.messageOverrides) return createTranslator(locale, shipped)
  const { withOverrides } = await withRetries(() => import('@tsiran/i18n/overrides'))
  return createTranslator(locale, withOverrides(shipped, window.messageOverrides))
}

// Once the router has the values of an answer, nobody waits for the end of its stream: a navigation that aborts it is no error.
addEventListener('unhandledrejection', (event) => {
  if ((event.reason as Error | undefined)?.name === 'AbortError') event.preventDefault()
})

const locale = localeOfPath(location.pathname)
const translator = await loadTranslator(locale)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleProvider locale={locale} translator={translator}>
        <HydratedRouter />
      </LocaleProvider>
    </StrictMode>,
  )
})

// Loaded with the first focus, so that no page is later for it; without it a lost focus falls to the page's start.
addEventListener(
  'focusin',
  ({ target }) => {
    const first = target as Element
    const { className } = first
    void import('@tsiran/app-kit/browser/keep-focus').then(
      ({ keepFocus }) => keepFocus(first, className),
      () => undefined,
    )
  },
  { once: true },
)

/** Registered after the page has loaded. Without it only the offline page is missing. */
function registerOfflinePage() {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') registerOfflinePage()
  else addEventListener('load', registerOfflinePage)
}
