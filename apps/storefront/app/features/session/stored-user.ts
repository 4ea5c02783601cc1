import type { Role, SessionView } from '@tsiran/contract/customer-session'
import { parseStored, storedText } from '@tsiran/app-kit/browser/stored'

const userKey = 'userData'
const userText = storedText('localStorage', userKey)
const companyName = storedText('localStorage', 'companyName')

/**
 * What this browser stores of the person who signed in: no secret, only the mark that a session may be there, and a name to
 * greet (spec 1 §3). The session itself is a cookie that no script can read.
 */
export interface StoredUser {
  email: string
  first_name: string
  last_name: string
  role: Role
  company_name: string | null
}

/** The part of a session that is stored. */
export function toStored({ data }: Pick<SessionView, 'data'>): StoredUser {
  const { email, first_name, last_name, role, company_name } = data
  return { email, first_name, last_name, role, company_name }
}

/** Parses a stored user; null where the text is none. */
export function parseUser(text: string | null): StoredUser | null {
  const found = parseStored(text) as Partial<StoredUser> | null
  if (typeof found !== 'object' || found === null || typeof found.email !== 'string') return null
  const { email, first_name = '', last_name = '', role = false, company_name = null } = found
  return { email, first_name: String(first_name), last_name: String(last_name), role, company_name }
}

/** The name that the header greets: a Manager's company, everybody else's first name (spec 2 §2). */
export function greetedName({ role, company_name, first_name }: StoredUser): string {
  return role === 'Manager' && company_name ? company_name : first_name
}

/** Calls back after a change, here or in another tab. Returns the function that ends it. */
export const onStoredUser = userText.subscribe

/** The stored text: the same one until the user changes. */
export const readStoredUser = userText.read

/** Calls back with the present user when another tab has signed this one out, or somebody else in. Returns the function that ends it. */
export function onUserElsewhere(listener: (now: StoredUser | null) => void): () => void {
  const compare = ({ key, oldValue, newValue }: StorageEvent) => {
    const [before, now] = [parseUser(oldValue), parseUser(newValue)]
    if (key === userKey && before && before.email !== now?.email) listener(now)
  }
  addEventListener('storage', compare)
  return () => removeEventListener('storage', compare)
}

let known = false
/** Whether this document has learned who is signed in, or that nobody is. */
export const isUserKnown = (): boolean => (known ||= readStoredUser() !== null)

/** Stores the person who signed in. */
export function storeUser(user: StoredUser): void {
  known = true
  const text = JSON.stringify(user)
  if (userText.read() === text) return
  companyName.write(user.company_name || null)
  userText.write(text)
}

/** Removes the person: signed out, or the session ended. */
export function clearStoredUser(): void {
  known = true
  companyName.write(null)
  userText.write(null)
}
