import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { type Renderer, apps, folder, handlerOf } from './renderer.ts'

/** Loads an application's sources through Vite with hot reload, in development only. `serves` selects its addresses. */
async function loadSources(
  app: FastifyInstance,
  root: string,
  serves: (url: string) => boolean,
): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (serves(request.url)) vite.middlewares(request.raw, reply.raw, done)
    else done()
  })
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
}

const isAdmin = (url: string) => /^\/admin(?:[/?]|$)/.test(url)

/** Renders the storefront from its sources. */
export async function developmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const load = await loadSources(app, folder, (url) => !isAdmin(url))
  return {
    assets: undefined,
    render: async (request, values) => handlerOf(await load(), 'development')(request, values),
  }
}

/** Writes the back office's document from its sources. */
export async function developmentBackOffice(
  app: FastifyInstance,
): Promise<(request: Request) => Promise<Response>> {
  const load = await loadSources(app, path.join(apps, 'backoffice'), isAdmin)
  return async (request) => createRequestHandler(await load(), 'development')(request)
}
