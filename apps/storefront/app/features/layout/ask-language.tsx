import { useEffect, useState } from 'react'
import { shouldAskLanguage } from './language-choice.ts'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { onSplashEnd } from './splash.ts'
import { historyIndex } from './use-shopping-place.ts'

const LanguageChooser = lazyPart(
  async () => (await import('./language-chooser.tsx')).LanguageChooser,
)

/** Asks a new visitor for the language after the splash screen. Without scripts there are the language links. */
export function AskLanguage() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // The visitor came from another page of the shop.
    if (historyIndex() > 0) return
    return onSplashEnd(() => setOpen(shouldAskLanguage()))
  }, [])
  const close = () => setOpen(false)
  return open && <LanguageChooser onClose={close} onFailed={close} />
}
