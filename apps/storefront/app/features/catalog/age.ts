import { useSyncExternalStore } from 'react'

const name = 'age'
const yes = 'true'
const listeners = new Set<() => void>()
/** The answer where storage is off. */
let told: string | null = null

/** Whether the visitor said, in this browser session, to be 18 or older. */
export function isOfAge(): boolean {
  try {
    return (sessionStorage.getItem(name) ?? told) === yes
  } catch {
    return told === yes
  }
}

/** Keeps the answer for this browser session (spec 2 §4). */
export function keepAge(ofAge: boolean): void {
  told = String(ofAge)
  try {
    sessionStorage.setItem(name, told)
  } catch {
    // Storage is off: known until the next document.
  }
  for (const hear of listeners) hear()
}

function listen(hear: () => void) {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** {@link isOfAge} for components; false in the server's markup. */
export const useOfAge = (): boolean => useSyncExternalStore(listen, isOfAge, () => false)

/** Runs while the document is read, before the gate is drawn: who has answered never sees it. */
export const ageScript = `try{if(sessionStorage.getItem('${name}')==='${yes}')document.documentElement.dataset.age='${yes}'}catch{}`
