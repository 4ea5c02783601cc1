import path from 'node:path'
import { locales } from '@tsiran/contract/locale'
import { openDatabase, type Db } from '@tsiran/db/database'
import type { PaymentAlarm, OrderServices } from '@tsiran/domain/order-management/order-services'
import { createSessionTokens, type SessionTokens } from '@tsiran/domain/customers/session-tokens'
import type { MediaServices } from '@tsiran/domain/media-library/store-picture'
import { SearchMisses } from '@tsiran/domain/search-desk/search-misses'
import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'
import type { ResponseCache } from './pages/response-cache.ts'
import type { Metrics } from './ops/metrics.ts'
import { logOptions } from './ops/log.ts'
import { folderStore } from './media/folder-store.ts'
import { createPictureMaker } from './media/picture-maker.ts'
import { s3Store } from './media/s3-store.ts'
import { incomingFolder } from './admin/uploads.ts'
import { launcherPictures, type WantPicture } from './media/picture-queue.ts'
import { CallCache } from './api/call-cache.ts'
import { cachedTokens } from './api/cached-tokens.ts'
import { createOrderServices } from './order-services.ts'

/** State of the server's parts while they run. */
export interface ProcessState {
  /** Number of this process among those behind one port, from 1 on; absent where it is the only one. */
  readonly number?: number | undefined
  readonly caches: Map<'pages' | 'answers', ResponseCache>
  /** Whether the change listener is connected. */
  isListening: boolean
}

/** Dependencies of the request handlers, built once. */
export interface Context {
  config: Config
  db: Db
  log: Logger
  tokens: SessionTokens
  /** Payment providers and order mails. */
  services: OrderServices
  /** Metrics of this process; absent without METRICS_PORT. */
  metrics?: Metrics
  /** Where uploaded pictures are, and what decodes them. */
  media: MediaServices
  /** Searches that found nothing, until the worker writes them down. */
  misses: SearchMisses
  /** What searches find, and names by language; both paused until changes arrive. */
  finds: CallCache
  names: CallCache
  /** How this process is, for the people who look after the shop. */
  process: ProcessState
  /** Requests a missing picture. */
  wantPicture: WantPicture
}

/** Opens the server's dependencies. `db.destroy()` closes them. */
export function createContext(config: Config, number?: number): Context {
  const log = pino({ level: config.logLevel, ...logOptions })
  const db = openDatabase({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const alarm = (event: PaymentAlarm) => log.error(event, 'a person has to look at a payment')
  const tokens = cachedTokens(createSessionTokens(db, config.sessionSecret))
  return {
    config,
    db,
    log,
    tokens,
    services: createOrderServices(config, db, alarm),
    media: createMedia(config, log),
    misses: new SearchMisses(),
    ...createDomainCaches(),
    process: { number, caches: new Map(), isListening: false },
    wantPicture: launcherPictures(),
  }
}

/** The finds of the minute's searches, and the names of each language; paused, as nothing clears them yet. */
export function createDomainCaches(): Pick<Context, 'finds' | 'names'> {
  const ttl = 60_000
  const finds = new CallCache({ ttl, max: 2_000 })
  const names = new CallCache({ ttl, max: locales.length })
  for (const cache of [finds, names]) cache.setPaused(true)
  return { finds, names }
}

/** The store that the settings name, and the maker of sizes. */
export function createMedia({ dataDir, bucket }: Config, log: Logger): MediaServices {
  const incoming = incomingFolder(dataDir)
  const store = bucket
    ? s3Store(bucket, incoming, log)
    : folderStore(path.join(dataDir, 'media'), incoming, log)
  return { store, maker: createPictureMaker() }
}
