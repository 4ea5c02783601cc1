import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DomainError } from '@tsiran/domain/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { backOfficePermissions, backOfficePolicy } from '../ops/security-headers.ts'
import { mountAssets } from './assets.ts'
import { CachedPage, sendCached } from './cached-page.ts'
import { scriptHashes } from './page.ts'
import { NotBuiltError } from './not-built-error.ts'
import { developmentBackOffice } from './development-renderer.ts'

/** Folder of the built back office. */
export const builtBackOffice = path.resolve(import.meta.dirname, '../../../backoffice/build/client')

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The inline scripts of a document that the build wrote: nobody's data is in it. */
const scriptsOf = (html: string) => [...html.matchAll(inlineScript)].map(([, code]) => code!)

const documentHeaders = (html: string, https: boolean, development = false) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': backOfficePolicy(scriptHashes(scriptsOf(html)), https, development),
  'permissions-policy': backOfficePermissions,
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
})

/** Serves the back office: its hashed files, and its one document for every other path of /admin. Throws {@link NotBuiltError}. */
export async function mountBackOffice(
  app: FastifyInstance,
  { config }: Context,
  folder = builtBackOffice,
): Promise<void> {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) throw new NotBuiltError('the back office is not built: run npm run build')
  const https = config.adminOrigin.startsWith('https:')
  const html = readFileSync(file)
  const document = new CachedPage({
    status: 200,
    headers: documentHeaders(html.toString(), https),
    body: html,
  })
  await mountAssets(app, path.join(folder, 'assets'), '/admin/assets/')
  mountPaths(app, (request, reply) => sendCached(request, reply, document, 'accept-encoding'))
}

/** Serves the back office from its sources, with hot reload: for development alone. */
export async function mountBackOfficeSources(
  app: FastifyInstance,
  { config }: Context,
): Promise<void> {
  const render = await developmentBackOffice(app)
  mountPaths(app, async (request, reply) => {
    // Vite cuts its base off `url`.
    const response = await render(new Request(new URL(request.originalUrl, config.adminOrigin)))
    const html = await response.text()
    return reply
      .headers(documentHeaders(html, false, true))
      .code(response.status)
      .send(html)
  })
}

function mountPaths(
  app: FastifyInstance,
  answer: (request: Parameters<typeof sendCached>[0], reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.get('/admin', (request, reply) =>
    reply.redirect(`/admin/${request.url.slice('/admin'.length)}`, 308),
  )
  app.get('/admin/assets/*', async () => {
    throw new DomainError('not_found')
  })
  app.get('/admin/*', answer)
}
