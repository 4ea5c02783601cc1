import { stdSerializers, type LoggerOptions } from 'pino'

/** Names of a query whose values say nothing of a person and open nothing; every other value stays out of the log. */
const harmless = new Set([
  'brand',
  'category',
  'category_id',
  'category_slug',
  'filter_brand',
  'id',
  'lang',
  'limit',
  'locale',
  'order',
  'page',
  'price',
  'savings',
  'sort',
  'tag',
])

const redacted = '[redacted]'

/** Paths that end with a key. */
const keyPaths = /(\/(?:receipt|payments\/idram)\/)[^/]+/gi

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

function withoutSecret(pair: string): string {
  const end = pair.indexOf('=')
  const name = end === -1 ? pair : pair.slice(0, end)
  if (harmless.has(decode(name))) return pair
  return /^[\w.%[\]-]{1,40}$/.test(name) && end !== -1 ? `${name}=${redacted}` : redacted
}

/** An address for the log: of its query the harmless values alone, of a path that ends with a key no key (R12). */
export function withoutSecrets(url: string): string {
  const start = url.indexOf('?')
  const path = decode(start === -1 ? url : url.slice(0, start)).replace(keyPaths, `$1${redacted}`)
  if (start === -1) return path
  return `${path}?${url
    .slice(start + 1)
    .split('&')
    .map(withoutSecret)
    .join('&')}`
}

/** An error for the log. What PostgreSQL says of values, its `detail` and the message of a bad value, may be a person's. */
function logError(error: Error) {
  const { code } = error as { code?: unknown }
  const { type, message, stack } = stdSerializers.err(error)
  if (typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code)) {
    const { constraint, table, routine } = error as { constraint?: string; table?: string; routine?: string }
    return { type, code, constraint, table, routine, stack: stack?.slice(stack.indexOf('\n    at ')) }
  }
  return { type, message, stack, ...(code !== undefined && { code }) }
}

const secrets = ['token', 'api_token', 'password', 'password_confirmation', 'authorization', 'cookie', 'email', 'phone', '["set-cookie"]']

/** How every logger of the server writes: no secret, nothing of a person. */
export const logOptions = {
  serializers: {
    err: logError,
    req: ({ method, url }: { method: string; url: string }) => ({ method, url: withoutSecrets(url) }),
  },
  redact: {
    paths: secrets.flatMap((name) => (name.startsWith('[') ? [`*${name}`] : [name, `*.${name}`, `*.*.${name}`])),
    censor: redacted,
  },
} satisfies LoggerOptions
