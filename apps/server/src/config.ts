import { availableParallelism } from 'node:os'
import path from 'node:path'
import { areNetworks, isMailbox, isSender } from './config-addresses.ts'
import { bucketName, type BucketConfig } from './config-media.ts'
import { defaultLimits, type Limits } from '@tsiran/domain/shared/limits'

export interface Config {
  host: string
  port: number
  /** The shop's public origin, `https://shop.example`; links in mails and canonical addresses start with it. */
  origin: string
  /** Origin of the back office; the shop's own where it has no host of its own. */
  adminOrigin: string
  /** Number of server processes behind the port. */
  processes: number
  databaseUrl: string
  /** Maximum number of database connections of one process. */
  databaseConnections: number
  /** Folder of pictures and other files made at run time. */
  dataDir: string
  /** Addresses of trusted proxies, whose `X-Forwarded-*` headers count; false for none. */
  trustProxy: string | false
  logLevel: string
  /** Loopback port of `/metrics`; undefined for none. */
  metricsPort: number | undefined
  development: boolean
  /** Secret of the session tokens; undefined for the one in the database, which all processes share. */
  sessionSecret: string | undefined
  /** Lifetime of a session in seconds. */
  sessionSeconds: number
  /** `smtp://user:password@host:port` or `smtps://…`; undefined leaves the mails in the outbox, readable by `npm run mail`. */
  smtpUrl: string | undefined
  /** Sender of the mails. */
  mailFrom: string
  /** Recipient of mails about new orders; undefined for the shop's own address. */
  shopEmail: string | undefined
  /** Banks that buyers pay through; null for those that are not set up. */
  banks: BankConfig
  limits: Limits
  /** Memory for cached pages and for cached answers of the API. */
  cacheMegabytes: { pages: number; answers: number }
  /** The bucket of uploaded pictures; null for the folder `<dataDir>/media`. */
  bucket: BucketConfig | null
  /** Folder that backups are written to, for the system page; null where the shop knows of none. */
  backupDir: string | null
  /** True where staff accounts with public passwords may be used from other machines. */
  demoStaffAnywhere: boolean
}

export interface BankConfig {
  /** `host` is the bank's service, live or test. */
  ameriabank: { clientId: string; username: string; password: string; host: string } | null
  /** Days that the terminal for cards holds money before the shop takes it; null where it takes it at once. */
  holdDays: number | null
  idram: { account: string; secretKey: string } | null
  /** Replaces Ameriabank with the sandbox bank. */
  sandbox: boolean
}

/** A setting is invalid. The message is one line for people. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function integer(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ConfigError(`${name} is "${text}": it takes a whole number from ${min} to ${max}`)
  return value
}

const maxProcesses = 32

/** By default one for each two cores, since the database needs some. Development has one, whose sources Vite follows. */
function countProcesses(text: string, development: boolean): number {
  const cores = availableParallelism()
  const count =
    text === 'auto' ? Math.max(1, Math.min(Math.floor(cores / 2), maxProcesses)) : Number(text)
  if (!Number.isInteger(count) || count < 1 || count > maxProcesses)
    throw new ConfigError(
      `PROCESSES is "${text}": it takes auto or a whole number from 1 to ${maxProcesses}`,
    )
  return development ? 1 : count
}

/** Connections of each process: PostgreSQL allows a hundred by default, and each process listens over one more. */
const defaultConnections = (processes: number) => Math.min(16, Math.floor(80 / processes))

function url(name: string, text: string, protocols: string[]): URL {
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new ConfigError(
      `${name} is not an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
  return parsed
}

/** An origin that people reach: addresses below one of its paths would not lead to the shop. */
function publicOrigin(name: string, text: string): URL {
  const parsed = url(name, text, ['http:', 'https:'])
  if (parsed.href !== `${parsed.origin}/`)
    throw new ConfigError(`${name} is "${text}": it takes an origin alone, as ${parsed.origin}`)
  return parsed
}

/** A text of a certain form; undefined where it is not set. */
function formed(
  env: NodeJS.ProcessEnv,
  name: string,
  isFormed: (text: string) => boolean,
  form: string,
): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (!isFormed(text)) throw new ConfigError(`${name} is "${text}": it takes ${form}`)
  return text
}

/** The only hosts that buyers enter their cards at. */
const ameriabankHosts = {
  live: 'https://services.ameriabank.am',
  test: 'https://servicestest.ameriabank.am',
}

/** Settings that belong together: all of them, or null when none is set. */
function group<Name extends string>(
  env: NodeJS.ProcessEnv,
  names: readonly Name[],
): Record<Name, string> | null {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new ConfigError(
      `${missing.join(' and ')} is missing: ${names.join(', ')} belong together`,
    )
  return Object.fromEntries(names.map((name) => [name, env[name]!])) as Record<Name, string>
}

function readBanks(env: NodeJS.ProcessEnv, development: boolean): BankConfig {
  const card = group(env, ['AMERIABANK_CLIENT_ID', 'AMERIABANK_USERNAME', 'AMERIABANK_PASSWORD'])
  const wallet = group(env, ['IDRAM_ACCOUNT', 'IDRAM_SECRET_KEY'])
  const sandbox = env['SANDBOX_BANK'] || (development && !card ? 'on' : 'off')
  if (sandbox !== 'on' && sandbox !== 'off')
    throw new ConfigError(`SANDBOX_BANK is "${sandbox}": it takes on or off`)
  if (sandbox === 'on' && card)
    throw new ConfigError(
      'SANDBOX_BANK is on beside AMERIABANK_CLIENT_ID: a shop takes cards at one bank',
    )
  const hasCards = card !== null || sandbox === 'on'
  const server = env['AMERIABANK_SERVER'] || 'live'
  if (server !== 'live' && server !== 'test')
    throw new ConfigError(`AMERIABANK_SERVER is "${server}": it takes live or test`)
  return {
    ameriabank: card && {
      clientId: card.AMERIABANK_CLIENT_ID,
      username: card.AMERIABANK_USERNAME,
      password: card.AMERIABANK_PASSWORD,
      host: ameriabankHosts[server],
    },
    idram: wallet && { account: wallet.IDRAM_ACCOUNT, secretKey: wallet.IDRAM_SECRET_KEY },
    sandbox: sandbox === 'on',
    holdDays: readHoldDays(env, hasCards),
  }
}

/** Only terminals for cards hold money. The shop takes it a day before the bank lets go of it, hence two days. */
function readHoldDays(env: NodeJS.ProcessEnv, hasCards: boolean): number | null {
  const stages = env['CARD_STAGES'] || 'one'
  if (stages !== 'one' && stages !== 'two')
    throw new ConfigError(`CARD_STAGES is "${stages}": it takes one or two`)
  if (stages === 'one') {
    if (env['CARD_HOLD_DAYS'])
      throw new ConfigError('CARD_HOLD_DAYS is set without CARD_STAGES=two')
    return null
  }
  if (!hasCards)
    throw new ConfigError(
      'CARD_STAGES is two without cards: set AMERIABANK_CLIENT_ID or SANDBOX_BANK=on',
    )
  return integer(env, 'CARD_HOLD_DAYS', 7, 2, 30)
}

function readBucket(env: NodeJS.ProcessEnv): BucketConfig | null {
  const store = env['MEDIA_STORE'] || 'folder'
  if (store !== 'folder' && store !== 's3')
    throw new ConfigError(`MEDIA_STORE is "${store}": it takes folder or s3`)
  const set = group(env, ['MEDIA_ENDPOINT', 'MEDIA_BUCKET', 'MEDIA_ACCESS_KEY', 'MEDIA_SECRET_KEY'])
  if (store === 'folder') {
    if (set) throw new ConfigError('MEDIA_BUCKET is set without MEDIA_STORE=s3')
    return null
  }
  if (!set)
    throw new ConfigError('MEDIA_STORE is s3: it takes MEDIA_ENDPOINT, MEDIA_BUCKET and both keys')
  const endpoint = url('MEDIA_ENDPOINT', set.MEDIA_ENDPOINT, ['https:', 'http:'])
  if (!bucketName.test(set.MEDIA_BUCKET))
    throw new ConfigError(`MEDIA_BUCKET is "${set.MEDIA_BUCKET}", which is no name of a bucket`)
  return {
    endpoint: (endpoint.origin + endpoint.pathname).replace(/\/$/, ''),
    region: env['MEDIA_REGION'] || 'us-east-1',
    bucket: set.MEDIA_BUCKET,
    accessKey: set.MEDIA_ACCESS_KEY,
    secretKey: set.MEDIA_SECRET_KEY,
  }
}

/** The variable of each limit and the largest value that it takes; the least is 1. */
const limitSettings: Record<keyof Limits, readonly [name: string, max: number]> = {
  signInsPerNetwork: ['LIMIT_SIGN_INS_PER_NETWORK', 100_000],
  registrationsPerNetwork: ['LIMIT_REGISTRATIONS_PER_NETWORK', 100_000],
  addresses: ['LIMIT_ADDRESSES', 1_000],
  favorites: ['LIMIT_FAVORITES', 5_000],
  companyUsers: ['LIMIT_COMPANY_USERS', 5_000],
  guestOrdersPerContact: ['LIMIT_GUEST_ORDERS_PER_CONTACT', 1_000_000],
  guestOrdersPerNetwork: ['LIMIT_GUEST_ORDERS_PER_NETWORK', 1_000_000],
  guestUnpaidOrders: ['LIMIT_GUEST_UNPAID_ORDERS', 1_000_000],
  customerOrders: ['LIMIT_CUSTOMER_ORDERS', 1_000_000],
  customerUnpaidOrders: ['LIMIT_CUSTOMER_UNPAID_ORDERS', 1_000_000],
  guestPieces: ['LIMIT_GUEST_PIECES', 1_000_000],
}

const readLimits = (env: NodeJS.ProcessEnv): Limits =>
  Object.fromEntries(
    Object.entries(limitSettings).map(([limit, [name, max]]) => [
      limit,
      integer(env, name, defaultLimits[limit as keyof Limits], 1, max),
    ]),
  ) as unknown as Limits

/** Reads the environment, once. Throws {@link ConfigError} on a wrong value. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = integer(env, 'PORT', 3000, 0, 65_535)
  const databaseUrl = env['DATABASE_URL']
  if (!databaseUrl)
    throw new ConfigError('DATABASE_URL is missing: npm start sets it for the embedded database')
  url('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:'])
  const logLevel = env['LOG_LEVEL'] || 'warn'
  if (!logLevels.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL is "${logLevel}": it takes one of ${logLevels.join(', ')}`)
  const development = env['NODE_ENV'] === 'development'
  const processes = countProcesses(env['PROCESSES'] || 'auto', development)
  const connections = defaultConnections(processes)
  const sessionSecret = env['SESSION_SECRET'] || undefined
  if (sessionSecret !== undefined && sessionSecret.length < 32)
    throw new ConfigError('SESSION_SECRET is too short: it takes 32 characters or more')
  const metricsPort = env['METRICS_PORT'] ? integer(env, 'METRICS_PORT', 0, 1, 65_535) : undefined
  if (metricsPort !== undefined && metricsPort === port)
    throw new ConfigError(`METRICS_PORT is ${port}, which is the shop's own: set it to another`)
  const demoStaff = env['DEMO_STAFF'] || 'loopback'
  if (demoStaff !== 'loopback' && demoStaff !== 'anywhere')
    throw new ConfigError(`DEMO_STAFF is "${demoStaff}": it takes loopback or anywhere`)
  const origin = publicOrigin('ORIGIN', env['ORIGIN'] || `http://localhost:${port}`)
  if (env['SMTP_URL'] && url('SMTP_URL', env['SMTP_URL'], ['smtp:', 'smtps:']).hostname === '')
    throw new ConfigError('SMTP_URL names no host')
  return {
    host: env['HOST'] || '0.0.0.0',
    port,
    origin: origin.origin,
    adminOrigin: env['ADMIN_ORIGIN']
      ? publicOrigin('ADMIN_ORIGIN', env['ADMIN_ORIGIN']).origin
      : origin.origin,
    processes,
    databaseUrl,
    databaseConnections: integer(env, 'DATABASE_CONNECTIONS', connections, 1, 200),
    dataDir: path.resolve(env['DATA_DIR'] || '.data'),
    trustProxy:
      formed(env, 'TRUST_PROXY', areNetworks, 'addresses or networks, as 10.0.0.1 or 10.0.0.0/8') ??
      false,
    logLevel,
    metricsPort,
    development,
    sessionSecret,
    sessionSeconds: integer(env, 'SESSION_SECONDS', 30 * 24 * 60 * 60, 60, 366 * 24 * 60 * 60),
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom:
      formed(env, 'MAIL_FROM', isSender, 'an e-mail address, or a name and one in <>') ??
      `no-reply@${origin.hostname}`,
    shopEmail: formed(env, 'SHOP_EMAIL', isMailbox, 'one e-mail address'),
    banks: readBanks(env, development),
    limits: readLimits(env),
    cacheMegabytes: {
      pages: integer(env, 'PAGE_CACHE_MB', 48, 1, 4_096),
      answers: integer(env, 'API_CACHE_MB', 16, 1, 4_096),
    },
    bucket: readBucket(env),
    backupDir: env['BACKUP_DIR'] ? path.resolve(env['BACKUP_DIR']) : null,
    demoStaffAnywhere: demoStaff === 'anywhere',
  }
}
