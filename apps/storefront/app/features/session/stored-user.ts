import type { Role, SessionView } from '@tsiran/contract/customers'

const userKey = 'userData'
const companyKey = 'companyName'

/**
 * What this browser keeps of the person who signed in: no secret, only the mark that a session may be there, and a name to
 * greet (spec 1 §3). The session itself is a cookie that no script can read.
 */
export interface StoredUser {
  email: string
  first_name: string
  last_name: string
  role: Role
  company_name: string | null
}

/** What is written down of a session. */
export const toStored = ({ data }: Pick<SessionView, 'data'>): StoredUser => {
  const { email, first_name, last_name, role, company_name } = data
  return { email, first_name, last_name, role, company_name }
}

/** Reads what was written down; null where it is nothing of ours. */
export function parseUser(text: string | null): StoredUser | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<StoredUser> | null
    if (typeof found !== 'object' || found === null || typeof found.email !== 'string') return null
    const { email, first_name = '', last_name = '', role = false, company_name = null } = found
    return { email, first_name: String(first_name), last_name: String(last_name), role, company_name }
  } catch {
    return null
  }
}

/** Whom the header greets: a Manager by the company's name, everybody else by the first name (spec 2 §2). */
export const greetedName = ({ role, company_name, first_name }: StoredUser): string =>
  role === 'Manager' && company_name ? company_name : first_name

const listeners = new Set<() => void>()
const tell = () => {
  for (const hear of listeners) hear()
}

/** Calls back when it changes, here or in another tab. Answers with what ends it. */
export function onStoredUser(hear: () => void): () => void {
  listeners.add(hear)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(hear)
    removeEventListener('storage', hear)
  }
}

/** Calls back when another tab has signed the person out, or somebody else in: with who is there now. Answers with what ends it. */
export function onPersonElsewhere(hear: (now: StoredUser | null) => void): () => void {
  const look = ({ key, oldValue, newValue }: StorageEvent) => {
    const [before, now] = [parseUser(oldValue), parseUser(newValue)]
    if (key === userKey && before && before.email !== now?.email) hear(now)
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}

/** As it is stored: the same text as long as nothing changed. */
export function readStoredUser(): string | null {
  try {
    return localStorage.getItem(userKey)
  } catch {
    // Storage is off: pages that ask the server still know the person.
    return null
  }
}

/** Keeps the person who signed in. */
export function keepStoredUser(user: StoredUser): void {
  const text = JSON.stringify(user)
  if (readStoredUser() === text) return
  try {
    localStorage.setItem(userKey, text)
    if (user.company_name) localStorage.setItem(companyKey, user.company_name)
    else localStorage.removeItem(companyKey)
  } catch {
    // As above.
  }
  tell()
}

/** Forgets the person: signed out, or the session ended. */
export function forgetStoredUser(): void {
  try {
    localStorage.removeItem(userKey)
    localStorage.removeItem(companyKey)
  } catch {
    // As above.
  }
  tell()
}
