import { useEffect, useState } from 'react'
import { asksForLanguage } from './language-choice.ts'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { onLoaderEnd } from './splash.ts'
import { historyIndex } from './use-shopping-place.ts'

const LanguageChooser = lazyPart(async () => (await import('./language-chooser.tsx')).LanguageChooser)

/** Asks a new visitor for the language, once the logo has left the page. Without scripts there are the language links. */
export function FirstVisit() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // The visitor came from another page of the shop.
    if (historyIndex() > 0) return
    return onLoaderEnd(() => setOpen(asksForLanguage()))
  }, [])
  const close = () => setOpen(false)
  return open && <LanguageChooser onClose={close} onFailed={close} />
}
