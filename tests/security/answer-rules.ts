import { errorStatus } from '@tsiran/contract/errors'
import type { WireRequest } from './fuzz-calls.ts'
import type { WireAnswer } from './wire.ts'

const protective: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer|same-origin)$/,
  'content-security-policy': /(?:object|default)-src 'none'/,
}
/** What an answer must not reveal: stacks, paths of the machine, SQL. */
const inside =
  /node_modules|\n\s+at \w|\/(?:apps|packages)\/[a-z]+\/src\/|syntax error at or near|violates \w+ constraint/

const jsonOf = (body: string): { message?: unknown; code?: unknown } | undefined => {
  try {
    return JSON.parse(body) as object
  } catch {
    return undefined
  }
}

function refusalFault(
  { status, headers, body }: WireAnswer,
  { method, target }: WireRequest,
): string | undefined {
  // What a load balancer asks has an answer of its own.
  if (target.startsWith('/readyz')) return undefined
  const type = headers.get('content-type') ?? ''
  if (status === 503 && !headers.has('retry-after')) return '503 without Retry-After'
  if (method === 'HEAD' || status === 304) return undefined
  if (type.startsWith('application/json')) {
    const { message, code } = jsonOf(body) ?? {}
    if (typeof message !== 'string' || typeof code !== 'string')
      return 'a refusal without message and code'
    return (errorStatus as Record<string, number>)[code] === status
      ? undefined
      : `the code ${code} under the status ${status}`
  }
  // The router's own answers to scripts of the page.
  if (
    type.startsWith('text/html') ||
    type.startsWith('text/x-script') ||
    (body === '' && status === 404)
  )
    return undefined
  return `a refusal of type ${type || 'none'}`
}

/** The rule that an answer breaks; undefined if none. */
export function faultOf(answer: WireAnswer | null, request: WireRequest): string | undefined {
  // Node closes a connection that asks for a tunnel.
  if (!answer) return request.method === 'CONNECT' ? undefined : 'no answer'
  const { status, headers, body } = answer
  const type = headers.get('content-type') ?? ''
  // 502 is the bank's; nothing else but a limit that says when to come again may be the shop's fault.
  if (status >= 500 && status !== 503) return `status ${status}: ${body.slice(0, 200)}`
  for (const [name, pattern] of Object.entries(protective))
    if (!pattern.test(headers.get(name) ?? ''))
      return `no ${name} but ${headers.get(name) ?? 'nothing'}`
  if (headers.has('x-powered-by') || headers.has('server')) return 'the server names itself'
  if (status >= 400 && inside.test(body)) return 'exposes internals'
  if (type.startsWith('text/html') && body.includes('<script>planted()'))
    return 'a text became a script'
  if (/\bplanted=1/.test(headers.get('set-cookie') ?? '')) return 'a text became a header'
  if (/^(?:[a-z]+:)?[/\\]{2}(?!shop\.test(?:[/:?]|$))/i.test(headers.get('location') ?? ''))
    return `leads to ${headers.get('location')}`
  return status >= 400 ? refusalFault(answer, request) : undefined
}
