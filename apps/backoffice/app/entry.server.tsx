import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

/** Writes the one document of the back office, at build time: without data, which its pages fetch. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${renderToString(<ServerRouter context={context} url={request.url} />)}`, { status, headers })
}
