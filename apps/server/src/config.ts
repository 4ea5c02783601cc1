import path from 'node:path'
import { areNetworks, isMailbox, isSender } from './config-addresses.ts'
import { type BucketConfig, readBucket } from './config-media.ts'
import type { Limits } from '@tsiran/domain/shared/limits'
import { ConfigError, integer, url, publicOrigin, formed } from './config-values.ts'
import { type BankConfig, readBanks } from './config-banks.ts'
import { readLimits } from './config-limits.ts'
import { countProcesses, defaultConnections } from './config-processes.ts'

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

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

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
