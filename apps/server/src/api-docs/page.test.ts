import { endpoints } from '@tsiran/contract/api'
import type { Endpoint } from '@tsiran/contract/endpoint'
import { testDatabase } from '@tsiran/db/testing'
import { describe, expect, it } from 'vitest'
import { bodyValidator, queryValidator } from '../api/validation.ts'
import { buildTestApp } from '../testing.ts'
import { curlOf, exampleOf } from './example-call.ts'
import { apiDocs } from './page.ts'
import { fieldsOf, type JsonSchema } from './schema-fields.ts'

const database = testDatabase()
const all = endpoints as readonly Endpoint[]

describe('the API’s description for people', () => {
  const page = apiDocs('https://shop.example')

  it('describes every endpoint once, with an anchor that a URL can hold', () => {
    const ids = [...page.matchAll(/<article id="([^"]+)"/g)].map((match) => match[1]!)
    expect([ids.length, new Set(ids).size]).toEqual([all.length, all.length])
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  it('needs no scripts and nothing from elsewhere', () => {
    expect(page).not.toMatch(/<script|<img|<link|\bon\w+=|undefined|\[object/)
  })

  it('is revalidated by its ETag', async () => {
    const app = await buildTestApp(database)
    const first = await app.inject('/api/docs')
    expect([first.statusCode, first.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    const second = await app.inject({
      url: '/api/docs',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([second.statusCode, second.body]).toEqual([304, ''])
    await app.close()
  })
})

describe('an example call', () => {
  it.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'of %s is one that the API takes',
    (_, endpoint) => {
      const { params, query, body } = endpoint
      if (params)
        expect(() =>
          queryValidator(params)(exampleOf(params as JsonSchema) as Record<string, unknown>),
        ).not.toThrow()
      if (query)
        expect(() =>
          queryValidator(query)(exampleOf(query as JsonSchema) as Record<string, unknown>),
        ).not.toThrow()
      if (body)
        expect(() =>
          bodyValidator(body)(exampleOf(body as JsonSchema) as Record<string, unknown>),
        ).not.toThrow()
    },
  )

  it('names the caller of a personal call, and escapes quotes', () => {
    const call = {
      method: 'POST',
      path: '/api/a/:id',
      tag: 'a',
      summary: 'A',
      cache: 'personal',
      access: 'public',
      success: {},
      errors: [],
    } as const
    const text = { type: 'string', enum: ["it's"] }
    const body = {
      type: 'object',
      required: ['name'],
      properties: { name: text, token: { type: 'string' } },
    }
    const params = {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer', minimum: 1 } },
    }
    expect(curlOf({ ...call, params, body }, 'https://shop.example')).toBe(
      `curl -X POST 'https://shop.example/api/a/1' \\
  -H "authorization: Bearer $TOKEN" \\
  --json '{
  "name": "it'\\''s"
}'`,
    )
    const guest = { ...body, properties: { ...body.properties, api_token: { type: 'string' } } }
    expect(curlOf({ ...call, params, body: guest }, '')).toContain('-b "api_token=$API_TOKEN"')
  })
})

it('fields are listed with their path and constraints', () => {
  const schema: JsonSchema = {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        maxItems: 3,
        items: { type: 'object', properties: { price: { type: ['integer', 'null'], minimum: 0 } } },
      },
      qty: { type: 'object', patternProperties: { '^[0-9]+$': { type: 'integer' } } },
    },
  }
  expect(fieldsOf(schema)).toEqual([
    { name: 'items', type: 'list of object', required: true, limits: 'at most 3 items' },
    { name: 'items[].price', type: 'whole number or null', required: false, limits: 'at least 0' },
    { name: 'qty', type: 'object of whole number', required: false, limits: '' },
  ])
})
