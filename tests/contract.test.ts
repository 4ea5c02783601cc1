import { createConfig, lintFromString } from '@redocly/openapi-core'
import { endpoints } from '@tsiran/contract/api'
import type { Endpoint } from '@tsiran/contract/endpoint'
import { errorStatus, sharedErrors } from '@tsiran/contract/errors'
import { openApi } from '@tsiran/contract/openapi'
import { operations } from '@tsiran/server/routes/routes'
import { describe, expect, it } from 'vitest'

const all = endpoints as readonly Endpoint[]
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

describe('the contract changes only on purpose', () => {
  it('every endpoint, whether it is personal, and its errors', () => {
    const written = all.map((endpoint) => {
      const { cache, errors, writes, access } = endpoint
      return `${keyOf(endpoint)} [${cache}, ${access}${writes ? ', writes' : ''}]: ${[...errors].sort().join(' ') || '-'}`
    })
    expect(written.sort()).toMatchSnapshot()
  })

  it('the codes of refusals and their status', () => {
    expect(errorStatus).toMatchSnapshot()
    expect(sharedErrors).toMatchSnapshot()
  })

  it('no endpoint exists twice', () => {
    expect(new Set(all.map(keyOf)).size).toBe(all.length)
  })

  it('what is the same for everybody is only read, and open to everybody', () => {
    const odd = all.filter(
      ({ cache, method, writes, access }) =>
        cache === 'public' && (method !== 'GET' || writes || access !== 'public'),
    )
    expect(odd.map(keyOf)).toEqual([])
  })

  it('a shopper’s list takes 1 to 100 rows a page', () => {
    const limits = all
      .filter(({ access }) => access !== 'staff')
      .flatMap((endpoint) => {
        const limit = (endpoint.query as { properties?: Record<string, unknown> } | undefined)
          ?.properties?.['limit'] as { minimum: number; maximum: number } | undefined
        return limit ? [`${keyOf(endpoint)}: ${limit.minimum} to ${limit.maximum}`] : []
      })
    expect(limits.length).toBeGreaterThan(5)
    expect(limits.filter((limit) => !limit.endsWith(': 1 to 100'))).toEqual([])
  })

  it('what looks at no token asks for none', () => {
    expect(
      all.filter(({ anonymous, access }) => anonymous && access !== 'public').map(keyOf),
    ).toEqual([])
  })
})

describe('every endpoint has one handler', () => {
  it('and no handler has no endpoint', () => {
    expect(operations.map(({ endpoint }) => keyOf(endpoint)).sort()).toEqual(all.map(keyOf).sort())
  })
})

describe('the OpenAPI document is one', () => {
  const document = JSON.parse(
    JSON.stringify(openApi(endpoints, 'https://shop.example')),
  ) as ReturnType<typeof openApi>
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call: call as OpenApiCall })),
  )

  it('of version 3.1, with every endpoint', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(
      calls
        .map(({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
        .sort(),
    ).toEqual(all.map(keyOf).sort())
  })

  it('that passes an independent linter', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = JSON.stringify(openApi(endpoints, 'https://tsiran.am'))
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(
      problems.map(
        ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
      ),
    ).toEqual([])
  })

  it('asks for a session exactly where an endpoint does', () => {
    const demanding = calls.filter(
      ({ call }) =>
        call.security.length > 0 && call.security.every((way) => Object.keys(way).length > 0),
    )
    expect(
      demanding
        .map(({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
        .sort(),
    ).toEqual(
      all
        .filter(({ access }) => access !== 'public')
        .map(keyOf)
        .sort(),
    )
  })

  it('declares exactly the parameters that a path names, as required', () => {
    for (const { path, method, call } of calls) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const declared = call.parameters.filter((parameter) => parameter.in === 'path')
      expect(declared.map(({ name }) => name).sort(), `${method} ${path}`).toEqual(named.sort())
      expect(declared.every(({ required }) => required)).toBe(true)
    }
  })

  it('describes each answer, and every reference has a schema', () => {
    for (const { path, method, call } of calls) {
      expect(Object.keys(call.responses), `${method} ${path}`).toContain('200')
      expect(call.summary, `${method} ${path}`).toMatch(/\S/)
    }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      (match) => match[1]!,
    )
    for (const reference of new Set(references)) {
      const target = reference
        .split('/')
        .slice(1)
        .reduce<unknown>((node, step) => (node as Record<string, unknown>)?.[step], document)
      expect(target, reference).toBeDefined()
    }
  })
})

interface OpenApiCall {
  security: object[]
  summary: string
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<string, object>
}
