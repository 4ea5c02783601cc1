import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import type { Api } from './http/api.ts'

/** Serves the built storefront's pages. */
export async function mountStorefront(_app: FastifyInstance, _context: Context, _api: Api): Promise<void> {}
