const name = 'signed_out'

/**
 * Tells the next document that the person has left on purpose. Where the form was sent before the page's scripts were there,
 * nothing else tells it from a session that was over.
 */
export const leftCookie = `${name}=1; Path=/; Max-Age=60; SameSite=Lax`

/** Whether the person has just left; says so once. */
export function takeLeft(): boolean {
  if (!document.cookie.split('; ').includes(`${name}=1`)) return false
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  return true
}
