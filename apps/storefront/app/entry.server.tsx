import {
  isRouteErrorResponse,
  RouterContextProvider,
  type EntryContext,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'
import type { Client } from '@tsiran/contract/client'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { clientContext, pageContext, type PageContext } from './platform/api/context.ts'
import { encodeServerData } from './platform/document/encode-data.ts'
import { entryContext } from './platform/document/entry-context.ts'
import type { Piece } from './platform/document/server-data.ts'
import { type RenderedDocument, renderDocument } from './platform/document/render-document.tsx'

/** The server's context of a page, created for each request. */
export function routerContext({
  client,
  page,
}: {
  client: Client
  page: PageContext
}): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(clientContext, throwUnavailable(client))
  context.set(pageContext, page)
  return context
}

/** Turns "the database is unavailable" (503) into a page of that status; the page handles all other refusals. */
function throwUnavailable(client: Client): Client {
  return async (key, input) => {
    try {
      return await client(key, input)
    } catch (error) {
      if (isApiError(error) && error.status === 503) throw new Response(null, { status: 503 })
      throw error
    }
  }
}

/** Logs errors of rendering. Requests for unknown pages are not logged: anybody could fill the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  console.error(error)
}

/** Renders a page that the router's own handler has loaded. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  values: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { serverHandoffStream, ...rest } = context
  const data = serverHandoffStream ? await readText(serverHandoffStream) : ''
  const document = renderDocument(request.url, rest, values, data)
  return new DocumentResponse(document, { status, headers })
}

/**
 * Makes the renderer of pages that are loaded by the server itself, without the router's handler (docs/decisions/0031). Throws where
 * the data is not JSON or a component fails: the handler then loads and renders the page.
 */
export const createPageRenderer =
  (build: ServerBuild) =>
  (url: string, loaded: StaticHandlerContext, values: RouterContextProvider): RenderedDocument => {
    const { loaderData, actionData, errors } = loaded
    const data = encodeServerData({ loaderData, actionData, errors })
    return renderDocument(url, entryContext(build, loaded), values, data)
  }

/** The document, handed to the server as it is: a response body would be encoded, streamed and decoded again. */
class DocumentResponse extends Response {
  readonly pieces: Piece[]
  readonly scripts: string[]

  constructor({ pieces, scripts }: RenderedDocument, init: ResponseInit) {
    super(null, init)
    this.pieces = pieces
    this.scripts = scripts
  }
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text
}
