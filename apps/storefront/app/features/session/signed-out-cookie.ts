const name = 'signed_out'

/**
 * Marks the next document as opened by a sign-out. Without it, a form that was sent before hydration would look like an
 * expired session.
 */
export const signedOutCookie = `${name}=1; Path=/; Max-Age=60; SameSite=Lax`

/** Whether the person has just signed out; true once. */
export function takeSignedOut(): boolean {
  if (!document.cookie.split('; ').includes(`${name}=1`)) return false
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  return true
}
