import os from 'node:os'
import path from 'node:path'
import type { TestDatabase } from '@tsiran/db/testing'
import { pino } from 'pino'
import { SearchMisses } from '@tsiran/domain/search-desk/search-misses'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import { createSessionTokens } from '@tsiran/domain/customers/session-tokens'
import { buildApp } from './app.ts'
import { createDomainCaches, createMedia, type Context } from './context.ts'
import { readConfig } from './config.ts'
import type { Renderer } from './pages/renderer.ts'
import { cachedTokens } from './api/cached-tokens.ts'
import { createOrderServices } from './order-services.ts'

/** Builds the server on a test's database, without listening: tests call `inject`. Only `renderer` renders pages. */
export async function buildTestApp(
  { db, url }: TestDatabase,
  renderer?: Renderer,
  log: Context['log'] = pino({ level: 'silent' }),
  origin = 'http://shop.test',
  settings: NodeJS.ProcessEnv = {},
  wantPicture: Context['wantPicture'] = async () => 'unknown',
) {
  const config = readConfig({
    DATABASE_URL: url,
    ORIGIN: origin,
    DATA_DIR: path.join(os.tmpdir(), 'tsiran-test-data'),
    LOG_LEVEL: 'silent',
    SANDBOX_BANK: 'on',
    IDRAM_ACCOUNT: '110000001',
    IDRAM_SECRET_KEY: 'idram-secret',
    ...settings,
  })
  const context = {
    config,
    db,
    log,
    tokens: cachedTokens(createSessionTokens(db)),
    services: createOrderServices(config, db),
    media: createMedia(config, log),
    misses: new SearchMisses(),
    ...createDomainCaches(),
    process: { caches: new Map(), isListening: false },
    wantPicture,
  }
  // Pages are those of a shop that is set up.
  if (renderer) await createTestChannel(db)
  return buildApp(context, renderer ? { renderer } : { storefront: false })
}
