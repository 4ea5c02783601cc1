import { defaultLocale, isLocale, type Locale } from '@tsiran/contract/locale'
import { translate } from '@tsiran/i18n/translate'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { html, writePage } from './plain-page.ts'

function localeOf({ url }: FastifyRequest): Locale {
  const [, first] = url.split(/[/?]/)
  return isLocale(first) ? first : defaultLocale
}

function refusedPage(locale: Locale, message: string): string {
  const body = html`<div class="card">
    <h1>${message}</h1>
    <a class="button" href="">${translate(locale, 'shell.error.again')}</a>
  </div>`
  return writePage({ locale, title: message, body })
}

/** Answers refusals of pages in the page's language, as HTML for browsers. */
export function speakPageLanguage(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    // The error handler reads the language from the query.
    Object.assign(request.query as object, { locale: localeOf(request) })
  })
  scope.addHook('onSend', async (request, reply, payload) => {
    const isRefusal =
      reply.statusCode >= 400 &&
      String(reply.getHeader('content-type')).startsWith('application/json')
    if (!isRefusal || !request.headers.accept?.includes('text/html')) return payload
    const { message } = JSON.parse(String(payload)) as { message: string }
    reply.type('text/html; charset=utf-8')
    return refusedPage(localeOf(request), message)
  })
}
