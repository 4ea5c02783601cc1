import { storedText } from '@tsiran/app-kit/browser/stored'

const name = 'api_token'
const stored = storedText('localStorage', name)
const days30 = 30 * 24 * 60 * 60
/** The format of the shop's tokens; a token of another shop under the same name is ignored. */
const token = /^[0-9a-f]{32}$/
const known = (text: string | null | undefined) => (text && token.test(text) ? text : null)

function cookieToken(): string | null {
  return known(new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1])
}

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

/**
 * The guest cart's token. Local storage and a cookie hold the same one (R14). Where they differ, a form without scripts
 * created the cart, and the server's cookie is right.
 */
export function readCartToken(): string | null {
  const found = cookieToken() ?? known(stored.read())
  if (found) storeCartToken(found)
  return found
}

/** The token of the cart that was ordered here, null where it had none; undefined where the cookie has a newer one already. */
export function readOrderedToken(): string | null | undefined {
  const [kept, newest] = [known(stored.read()), cookieToken()]
  return newest === null || newest === kept ? kept : undefined
}

/** Stores a token in both places. */
export function storeCartToken(token: string): void {
  if (cookieToken() !== token) writeCookie(token, days30)
  stored.write(token)
}

/** Removes the token from both places. */
export function clearCartToken(): void {
  writeCookie('', 0)
  stored.write(null)
}
