import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

/** Writes the one document of the back office, at build time: without data, which its pages fetch. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  return new Response(stream, { status, headers })
}
