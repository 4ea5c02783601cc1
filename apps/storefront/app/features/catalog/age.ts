import { useSyncExternalStore } from 'react'
import { storedText } from '@tsiran/app-kit/browser/stored'

const name = 'age'
const yes = 'true'
const answer = storedText('sessionStorage', name)

/** Whether the visitor confirmed, in this browser session, to be 18 or older. */
export function isOfAge(): boolean {
  return answer.read() === yes
}

/** Stores the answer for this browser session (spec 2 §4). */
export function storeAge(ofAge: boolean): void {
  answer.write(String(ofAge))
}

/** {@link isOfAge} for components; false in the server's markup. */
export function useOfAge(): boolean {
  return useSyncExternalStore(answer.subscribe, isOfAge, () => false)
}

/** Runs while the document is read, before the gate is drawn: a visitor who has answered never sees it. */
export const ageScript = `try{if(sessionStorage.getItem('${name}')==='${yes}')document.documentElement.dataset.age='${yes}'}catch{}`
