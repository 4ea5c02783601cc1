import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { parseStored } from '@tsiran/app-kit/browser/stored'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { unsavedForm } from './clear-draft.ts'
import { useStoredUser } from './session.ts'
import { readStoredUser } from './stored-user.ts'

interface Unsaved {
  /** Of the person who typed it. */
  email: string
  /** Path and query of the page whose form it is. */
  page: string
  fields: [name: string, text: string][]
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Passwords are never stored. */
const isText = (field: Element): field is TextField =>
  /^(?:text|email|tel|textarea)$/.test((field as TextField).type)

const textFields = (form: HTMLFormElement) => [...form.elements].filter(isText)

/**
 * Keeps what was typed into a form while another document replaces the page, the sign-in, where the session ended, or a reload; or
 * while the form itself is gone, as nobody is signed in. The same person finds it in the form of the same page: `action`, where the
 * form is posted to another one than it stands on.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, action?: string): void {
  const { pathname, search } = useLocation()
  const page = action ?? pathname + search
  const hydrated = useHydrated()
  const email = useStoredUser()?.email
  // Of whoever began: after the end of a session, nobody is known any more.
  const [began, setBegan] = useState(email)
  if (!began && email) setBegan(email)

  const restore = useEffectEvent((found: HTMLFormElement) => {
    const draft = parseStored(unsavedForm.read()) as Unsaved | null
    if (!draft || draft.email !== email || draft.page !== page) return
    unsavedForm.write(null)
    const texts = new Map(draft.fields)
    for (const field of textFields(found))
      if (field.value === field.defaultValue) field.value = texts.get(field.name) ?? field.value
    found.closest('details')?.setAttribute('open', '')
  })
  const keep = useEffectEvent((found: HTMLFormElement) => {
    const fields = textFields(found).flatMap(({ name, value, defaultValue }): Unsaved['fields'] =>
      value === defaultValue ? [] : [[name, value]],
    )
    if (began && fields.length > 0)
      unsavedForm.write(JSON.stringify({ email: began, page, fields } satisfies Unsaved))
  })
  useEffect(() => {
    const found = form.current
    if (!found || !hydrated) return
    restore(found)
    const onPageHide = () => keep(found)
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      if (readStoredUser() === null) keep(found)
    }
    // A page whose browser stored nobody learns who is signed in after it was drawn.
  }, [form, hydrated, email])
}
