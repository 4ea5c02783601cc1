import { adminEndpoints } from '@tsiran/contract/admin/api'
import { endpoints } from '@tsiran/contract/api'
import type { Endpoint } from '@tsiran/contract/endpoint'
import { DomainError } from '@tsiran/domain/errors'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { inputCheck } from './check-input.ts'

const all: readonly Pick<Endpoint, 'method' | 'path' | 'params' | 'query' | 'body' | 'success'>[] =
  [...endpoints, ...adminEndpoints]

test('every endpoint’s input schemas compile, which happens at the first call', () => {
  expect(all.length).toBeGreaterThan(100)
  for (const endpoint of all)
    try {
      inputCheck(endpoint as Endpoint)({ params: {}, query: {}, body: {} })
    } catch (error) {
      expect(error, `${endpoint.method} ${endpoint.path}`).toBeInstanceOf(DomainError)
    }
})

test('every endpoint’s answer schema compiles, which happens at the first answer', async () => {
  const app = fastify()
  app.get('/', (_request, reply) => {
    for (const { success } of all)
      reply.compileSerializationSchema(success as unknown as Record<string, unknown>)
    return { compiled: all.length }
  })
  expect((await app.inject('/')).json()).toEqual({ compiled: all.length })
})
