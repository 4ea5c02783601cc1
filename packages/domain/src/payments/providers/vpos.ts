import { GatewayUnreachableError } from '../provider.ts'

/** The operations of Ameriabank vPOS 3.1 that the shop uses. */
export type VposOperation =
  | 'InitPayment'
  | 'GetPaymentDetails'
  | 'ConfirmPayment'
  | 'CancelPayment'
  | 'RefundPayment'

/** Sends one operation to a vPOS and returns the fields of its answer. */
export type VposCall = (
  operation: VposOperation,
  body: Record<string, unknown>,
) => Promise<Record<string, unknown>>

/** Timeout of the bank's answer. */
const timeoutMs = 5_000

/** Calls a vPOS over HTTPS; `host` is `https://services.ameriabank.am` or its test host. Throws {@link GatewayUnreachableError}. */
export function vposOver(host: string, fetchFn: typeof fetch = fetch): VposCall {
  return async (operation, body) => {
    try {
      const response = await fetchFn(`${host}/VPOS/api/VPOS/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (!response.ok) throw new GatewayUnreachableError(`${operation}: HTTP ${response.status}`)
      const answer: unknown = await response.json()
      if (typeof answer !== 'object' || answer === null)
        throw new GatewayUnreachableError(`${operation}: not an object`)
      return answer as Record<string, unknown>
    } catch (error) {
      if (error instanceof GatewayUnreachableError) throw error
      throw new GatewayUnreachableError(`${operation}: ${(error as Error).message}`)
    }
  }
}
