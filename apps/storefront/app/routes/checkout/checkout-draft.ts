import { parseStored } from '@tsiran/app-kit/browser/stored'
import { draft } from '../../features/session/clear-draft.ts'

/** Fields that are given for one order and never stored. */
const notStored = new Set(['terms', 'district'])

interface Draft {
  /** E-mail of the person who typed it; null for a guest. */
  email: string | null
  fields: [string, string][]
}

/** Stores the values of the checkout's form for this tab: for a reload, a sign-in, a way to the bank and back. */
export function storeDraft(form: HTMLFormElement, email: string | null): void {
  const fields = [...new FormData(form)].filter(([name]) => !notStored.has(name))
  draft.write(JSON.stringify({ email, fields }))
}

/** What the same person typed, or a guest who has signed in since: another tab may have signed in somebody else. */
function readDraft(email: string | null): Draft['fields'] | undefined {
  const stored = parseStored(draft.read()) as Partial<Draft> | null
  return stored?.email === null || stored?.email === email ? stored?.fields : undefined
}

/** Puts the stored values back into the form; choices that are no longer offered stay as they are. */
export function restoreDraft(form: HTMLFormElement, email: string | null): void {
  const entries = readDraft(email)
  if (!entries) return
  const stored = new Map(entries)
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) field.value = stored.get(field.name) ?? field.value
    if (!(field instanceof HTMLInputElement) || field.disabled || notStored.has(field.name))
      continue
    // Hidden fields say what this page shows.
    if (field.type === 'hidden') continue
    if (field.type === 'checkbox') field.checked = stored.has(field.name)
    else if (field.type === 'radio') field.checked ||= stored.get(field.name) === field.value
    else field.value = stored.get(field.name) ?? field.value
  }
}
