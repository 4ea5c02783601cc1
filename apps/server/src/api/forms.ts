import { DomainError } from '@tsiran/domain/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { plainCopy } from './validation.ts'

/** Accepts posted forms besides JSON on the routes of a scope. The first value of a field counts; no prototype fields. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain')
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => {
      done(null, readForm(body as string))
    },
  )
}

/** Content types of a form that a browser posts. */
const pageForms = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** Accepts the forms of pages as bytes, which their actions parse. Refuses other types and malformed parts. */
export function takePageForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    pageForms,
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>) => {
      const type = headers['content-type']!
      if (/^multipart/i.test(type))
        await new Response(body, { headers: { 'content-type': type } })
          .formData()
          .catch(refuseBroken)
      return body
    },
  )
  scope.addHook('preValidation', async ({ method, headers }) => {
    if (method === 'POST' && headers['content-type'] === undefined)
      throw new DomainError('unsupported_media_type')
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

/** A field of a form or query as text; empty when absent. Refuses other types with `bad_request`. */
export function field(from: unknown, name: string): string {
  if (typeof from !== 'object' || from === null) return ''
  const value = (from as Record<string, unknown>)[name]
  if (value === undefined) return ''
  if (typeof value !== 'string' && typeof value !== 'number') throw new DomainError('bad_request')
  return String(plainCopy(value, name))
}
