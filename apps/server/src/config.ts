import path from 'node:path'

export interface Config {
  host: string
  port: number
  /** The shop's public origin, `https://shop.example`; links in mails and canonical addresses start with it. */
  origin: string
  databaseUrl: string
  /** Database connections of one process at most. */
  databaseConnections: number
  /** Folder of pictures and other files made at run time. */
  dataDir: string
  /** Addresses whose `X-Forwarded-*` headers are believed; false for none. */
  trustProxy: string | false
  logLevel: string
  development: boolean
  /** Secret of the session tokens; undefined for the one in the database, which all processes share. */
  sessionSecret: string | undefined
  /** Seconds that a session lives. */
  sessionSeconds: number
  /** `smtp://user:password@host:port` or `smtps://…`; undefined leaves the mails in the outbox, readable by `npm run mail`. */
  smtpUrl: string | undefined
  /** Sender of the mails. */
  mailFrom: string
}

/** A setting is wrong; the message is one line for people. */
export class ConfigError extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ConfigError(`${name} is "${text}": it takes a whole number from ${min} to ${max}`)
  return value
}

function url(name: string, text: string, protocols: string[]): URL {
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new ConfigError(`${name} is not an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  return parsed
}

/** Reads the environment, once. Throws {@link ConfigError} on a wrong value. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = integer(env, 'PORT', 3000, 0, 65_535)
  const databaseUrl = env['DATABASE_URL']
  if (!databaseUrl) throw new ConfigError('DATABASE_URL is missing: npm start sets it for the embedded database')
  url('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:'])
  const logLevel = env['LOG_LEVEL'] || 'warn'
  if (!logLevels.includes(logLevel)) throw new ConfigError(`LOG_LEVEL is "${logLevel}": it takes one of ${logLevels.join(', ')}`)
  const sessionSecret = env['SESSION_SECRET'] || undefined
  if (sessionSecret !== undefined && sessionSecret.length < 32)
    throw new ConfigError('SESSION_SECRET is too short: it takes 32 characters or more')
  const origin = url('ORIGIN', env['ORIGIN'] || `http://localhost:${port}`, ['http:', 'https:'])
  if (env['SMTP_URL']) url('SMTP_URL', env['SMTP_URL'], ['smtp:', 'smtps:'])
  return {
    host: env['HOST'] || '0.0.0.0',
    port,
    origin: origin.origin,
    databaseUrl,
    databaseConnections: integer(env, 'DATABASE_CONNECTIONS', 16, 1, 200),
    dataDir: path.resolve(env['DATA_DIR'] || '.data'),
    trustProxy: env['TRUST_PROXY'] || false,
    logLevel,
    development: env['NODE_ENV'] === 'development',
    sessionSecret,
    sessionSeconds: integer(env, 'SESSION_SECONDS', 30 * 24 * 60 * 60, 60, 366 * 24 * 60 * 60),
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] || `no-reply@${origin.hostname}`,
  }
}
