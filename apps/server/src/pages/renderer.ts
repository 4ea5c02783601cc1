import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@tsiran/contract/client'
import type { Role } from '@tsiran/contract/customer-session'
import type { Locale } from '@tsiran/contract/locale'
import type { Overrides } from '@tsiran/i18n/overrides'
import {
  createRequestHandler,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'
import { createPageLoader } from './load-page.ts'
import type { Rendered, RenderedDocument } from './page.ts'
import { queryOf } from './page-queries.ts'
import { NotBuiltError } from './not-built-error.ts'

/** Input of a rendering; the storefront's `routerContext` puts it into the router's context. */
export interface PageValues {
  client: Client
  /** The request besides its URL. Reading a cookie makes the page personal. */
  page: {
    /** The shop's public origin. */
    origin: string
    readonly localeCookie: string | null
    readonly apiToken: string | null
    /** The guest cart that this browser ordered last. */
    readonly orderedToken: string | null
    /** Whether somebody is signed in. False on every cached page. */
    readonly signedIn: boolean
    /** That person's role in a company. */
    readonly role: Role
    /** The merchant's overrides of a language: the same object until they change. */
    readonly overridesOf: (locale: Locale) => Overrides
  }
}

export interface Renderer {
  /** Folder of the built files that browsers load; undefined in development. */
  assets: string | undefined
  render(request: Request, values: PageValues): Promise<Rendered>
}

interface StorefrontEntry {
  routerContext(values: PageValues): RouterContextProvider
  createPageRenderer(
    build: ServerBuild,
  ): (url: string, loaded: StaticHandlerContext, values: RouterContextProvider) => RenderedDocument
}

export const apps = path.resolve(import.meta.dirname, '../../..')
export const folder = path.join(apps, 'storefront')

const entryOf = (build: ServerBuild) => build.entry.module as unknown as StorefrontEntry

/** Renders with the router's own handler. */
export const handlerOf = (
  build: ServerBuild,
  mode: 'production' | 'development',
): Renderer['render'] => {
  const handle = createRequestHandler(build, mode)
  const { routerContext } = entryOf(build)
  return (request, values) => handle(request, routerContext(values))
}

/** Renders public pages without the router's handler, which takes a third of their time; all else with it (docs/decisions/0031). */
function rendererOf(build: ServerBuild): Renderer['render'] {
  const handle = handlerOf(build, 'production')
  const { routerContext, createPageRenderer } = entryOf(build)
  const load = createPageLoader(build)
  const renderPage = createPageRenderer(build)
  return async (request, values) => {
    if (!isPublicPage(request)) return handle(request, values)
    const context = routerContext(values)
    const loaded = await load(request, context)
    if (loaded instanceof Response) return loaded
    try {
      if (loaded) return toResponse(loaded, renderPage(request.url, loaded, context))
    } catch {
      // The handler meets the failure again, logs it and renders the page of an error.
    }
    return handle(request, values)
  }
}

function isPublicPage({ method, url }: Request): boolean {
  const { pathname } = new URL(url)
  return method === 'GET' && !pathname.endsWith('.data') && queryOf(pathname) !== undefined
}

const toResponse = ({ statusCode: status }: StaticHandlerContext, document: RenderedDocument) =>
  Object.assign(
    new Response(null, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    document,
  )

/** Renders with the built storefront. Throws {@link NotBuiltError} if it is missing. */
export async function builtRenderer(): Promise<Renderer> {
  const file = path.join(folder, 'build/server/index.js')
  if (!existsSync(file)) throw new NotBuiltError('the storefront is not built: run npm run build')
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  return { assets: path.join(folder, 'build/client'), render: rendererOf(build) }
}
