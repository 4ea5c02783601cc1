import { openDatabase, type Db } from '@tsiran/db/database'
import type { Sale } from '@tsiran/domain/checkout/sale'
import { createSessionTokens, type SessionTokens } from '@tsiran/domain/customers/session-tokens'
import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import { logOptions } from './http/log.ts'
import { launcherPictures, type WantPicture } from './http/wanted-pictures.ts'
import { createSale } from './sale.ts'

/** What every request handler works with; built once, in one place. */
export interface Context {
  config: Config
  db: Db
  log: Logger
  tokens: SessionTokens
  /** The shop's ways of payment and its order mails. */
  sale: Sale
  /** Measures what this process does; absent where nobody asked for it. */
  metrics?: Metrics
  /** Has a missing picture drawn. */
  wantPicture: WantPicture
}

/** Opens what the server needs. `destroy` of its database ends it. */
export function createContext(config: Config): Context {
  const log = pino({ level: config.logLevel, ...logOptions })
  const db = openDatabase({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    onIdleError: (error) => log.warn({ reason: error.message }, 'a database connection broke'),
  })
  const tokens = createSessionTokens(db, config.sessionSecret)
  return { config, db, log, tokens, sale: createSale(config, db), wantPicture: launcherPictures() }
}
