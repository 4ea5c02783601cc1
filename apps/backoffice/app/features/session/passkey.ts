import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** The browser's answer to a passkey challenge of the server. Throws where the person declines. */
export async function askPasskey(
  options: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const answer = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  })
  return answer as unknown as Record<string, unknown>
}
