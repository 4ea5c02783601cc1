import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { parseStored } from '@tsiran/app-kit/browser/stored'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { unsavedForm } from '../../features/session/clear-draft.ts'
import { useAccount } from './account.tsx'

interface Unsaved {
  /** Of the person who typed it. */
  email: string
  /** Path and query of the page. */
  page: string
  fields: [name: string, text: string][]
}

/** A field of text; passwords are never stored. */
const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && /^(?:text|email|tel)$/.test(field.type))

const textFields = (form: HTMLFormElement) => [...form.elements].filter(isText)

/**
 * Keeps what was typed into a form of the account while another document replaces the page: the sign-in, where the session ended, or a
 * reload. The same person finds it in the form of the same page.
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>): void {
  const { pathname, search } = useLocation()
  const { email } = useAccount().data
  const page = pathname + search
  const hydrated = useHydrated()

  const restore = useEffectEvent((found: HTMLFormElement) => {
    const kept = parseStored(unsavedForm.read()) as Unsaved | null
    if (kept?.email !== email || kept.page !== page) return
    unsavedForm.write(null)
    const texts = new Map(kept.fields)
    for (const field of textFields(found)) field.value = texts.get(field.name) ?? field.value
    const fold = found.closest('details')
    if (fold) fold.open = true
  })
  const keep = useEffectEvent((found: HTMLFormElement) => {
    const fields = textFields(found)
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ name, value }) => [name, value] as [string, string])
    if (fields.length > 0)
      unsavedForm.write(JSON.stringify({ email, page, fields } satisfies Unsaved))
  })
  useEffect(() => {
    const found = form.current
    // A form that the hydrated page opens in a window stands in the page before.
    if (!found || !hydrated) return
    restore(found)
    const onPageHide = () => keep(found)
    addEventListener('pagehide', onPageHide)
    return () => removeEventListener('pagehide', onPageHide)
  }, [form, hydrated])
}
