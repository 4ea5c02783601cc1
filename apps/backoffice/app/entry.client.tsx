import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepFocus } from '@tsiran/app-kit/browser/keep-focus'
import { loadMessages } from './platform/i18n/load-messages.ts'
import { startLocale } from './platform/i18n/start-locale.ts'

await loadMessages(startLocale())
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

keepFocus()
