const name = 'api_token'
const days30 = 30 * 24 * 60 * 60

function cookieToken(): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null
}

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

/**
 * The guest cart's token. Local storage and a cookie hold the same one (decisions 14); where they differ, a form posted
 * without scripts began the cart, and the cookie that the server set then is right.
 */
export function readCartToken(): string | null {
  const cookie = cookieToken()
  try {
    const token = cookie ?? localStorage.getItem(name)
    if (token) keepCartToken(token)
    return token
  } catch {
    // Storage is off: the cookie alone carries the token.
    return cookie
  }
}

/** Keeps a token in both places. */
export function keepCartToken(token: string): void {
  if (cookieToken() !== token) writeCookie(token, days30)
  try {
    localStorage.setItem(name, token)
  } catch {
    // As above.
  }
}

/** Forgets the token in both places. */
export function dropCartToken(): void {
  writeCookie('', 0)
  try {
    localStorage.removeItem(name)
  } catch {
    // As above.
  }
}
