import { stdSerializers, type LoggerOptions } from 'pino'

/** Query parameters whose values are neither personal nor secret; all other values stay out of the log. */
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

/** Paths that end with a secret key. */
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

/** A URL for the log: only harmless query values, and no key at the end of a path (R12). */
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

/** An error for the log. PostgreSQL's `detail` and its message about a bad value may hold personal data. */
function logError(error: Error) {
  const { code } = error as { code?: unknown }
  const { type, message, stack } = stdSerializers.err(error)
  if (typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code)) {
    const { constraint, table, routine } = error as {
      constraint?: string
      table?: string
      routine?: string
    }
    return {
      type,
      code,
      constraint,
      table,
      routine,
      stack: stack?.slice(stack.indexOf('\n    at ')),
    }
  }
  return { type, message, stack, ...(code !== undefined && { code }) }
}

const secrets = [
  'token',
  'api_token',
  'password',
  'password_confirmation',
  'authorization',
  'cookie',
  'email',
  'phone',
  '["set-cookie"]',
]

/** Options of every logger of the server: no secrets and no personal data. */
export const logOptions = {
  serializers: {
    err: logError,
    req: ({ method, url }: { method: string; url: string }) => ({
      method,
      url: withoutSecrets(url),
    }),
  },
  redact: {
    paths: secrets.flatMap((name) =>
      name.startsWith('[') ? [`*${name}`] : [name, `*.${name}`, `*.*.${name}`],
    ),
    censor: redacted,
  },
} satisfies LoggerOptions
