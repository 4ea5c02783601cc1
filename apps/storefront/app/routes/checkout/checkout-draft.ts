import { draftName } from '../../features/session/drop-draft.ts'

/** Given for one order, never remembered. */
const notStored = new Set(['terms', 'shownSum', 'shownRate'])

/** Keeps what the checkout's form holds while this tab lives: for a reload, a sign-in, a way to the bank and back. */
export function keepDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([name]) => !notStored.has(name))
  try {
    sessionStorage.setItem(draftName, JSON.stringify(typed))
  } catch {
    // The browser keeps nothing: the form then begins as the server knows it.
  }
}

function readDraft(): [string, string][] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftName) ?? 'null')
    return Array.isArray(kept) ? (kept as [string, string][]) : undefined
  } catch {
    return undefined
  }
}

/** Puts what was kept back into the form; choices that are offered no longer stay as they are. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft()
  if (!draft) return
  const kept = new Map(draft)
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) field.value = kept.get(field.name) ?? field.value
    if (!(field instanceof HTMLInputElement) || field.disabled || notStored.has(field.name)) continue
    if (field.type === 'checkbox') field.checked = kept.has(field.name)
    else if (field.type === 'radio') field.checked ||= kept.get(field.name) === field.value
    else field.value = kept.get(field.name) ?? field.value
  }
}
