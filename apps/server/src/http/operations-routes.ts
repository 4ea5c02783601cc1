import { openApi } from '@tsiran/contract/openapi'
import { pendingMigrations } from '@tsiran/db/migrate'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** Routes for those who run the shop: alive, ready, and the API's description. */
export function mountOperations(app: FastifyInstance, { db, config }: Context): void {
  const document = JSON.stringify(openApi(config.origin))
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const pending = await pendingMigrations(async (text) => (await sql<{ name: string }>`${sql.raw(text)}`.execute(db)).rows)
    if (pending.length > 0) return reply.code(503).header('retry-after', 5).send({ status: 'migrating', pending })
    return { status: 'ok' }
  })
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(document))
}
