import { DomainError } from '@tsiran/domain/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { plainCopy } from './validation.ts'

/** Posted forms, besides JSON, on the routes of a scope: each field once, no field of JavaScript's own. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain')
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) => {
    done(null, readForm(body as string))
  })
}

/** Types in which browsers post a page's form. */
const pageForms = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** The forms of pages, as the bytes that their actions read. Refuses other types, and parts that are broken. */
export function takePageForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(pageForms, { parseAs: 'buffer' }, async ({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>) => {
    const type = headers['content-type']!
    if (/^multipart/i.test(type)) await new Response(body, { headers: { 'content-type': type } }).formData().catch(refuseBroken)
    return body
  })
  scope.addHook('preValidation', async ({ method, headers }) => {
    if (method === 'POST' && headers['content-type'] === undefined) throw new DomainError('unsupported_media_type')
  })
}

function refuseBroken(): never {
  throw new DomainError('bad_request')
}

function readForm(body: string): Record<string, string> {
  const form: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, value] of new URLSearchParams(body)) form[name] ??= value
  return form
}

/** A form's or query's field as text; empty where it is not there, or no text. */
export function field(from: unknown, name: string): string {
  if (typeof from !== 'object' || from === null) return ''
  const value = (from as Record<string, unknown>)[name]
  if (value === undefined) return ''
  if (typeof value !== 'string' && typeof value !== 'number') throw new DomainError('bad_request')
  return String(plainCopy(value))
}
