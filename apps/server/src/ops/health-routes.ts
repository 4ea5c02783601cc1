import { endpoints } from '@tsiran/contract/api'
import { openApi } from '@tsiran/contract/openapi'
import { readSchemaState } from '@tsiran/db/schema-state'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { apiDocs } from '../api-docs/page.ts'
import type { Context } from '../context.ts'
import { CachedPage, sendCached } from '../pages/cached-page.ts'

/** Health checks and the API's documentation, for programs and for people. */
export function mountOperations(app: FastifyInstance, { db, config, process }: Context): void {
  let document: string | undefined
  let docs: CachedPage | undefined
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', process: process.number }),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const { pending, dropping } = await readSchemaState(
      async (text) => (await sql<{ name: string }>`${sql.raw(text)}`.execute(db)).rows,
    )
    if (dropping.length > 0) return reply.code(503).send({ status: 'outdated', dropping })
    if (pending.length > 0)
      return reply.code(503).header('retry-after', 5).send({ status: 'migrating', pending })
    return { status: 'ok', process: process.number }
  })
  app.get('/api/docs', async (request, reply) => {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
    }
    docs ??= new CachedPage({ status: 200, headers, body: Buffer.from(apiDocs(config.origin)) })
    return sendCached(request, reply, docs, 'accept-encoding')
  })
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(endpoints, config.origin))
    return reply.type('application/json').send(document)
  })
}
