import { endpoints } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { errorStatus, sharedErrors, type ErrorCode } from './errors.ts'

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    request_id: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    data: {},
  },
}

interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

function parameters(place: 'path' | 'query', schema: unknown) {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }))
}

function responses(endpoint: Endpoint) {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of [...endpoint.errors, ...sharedErrors]) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code])
  }
  const refusals = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    ])
  return { 200: { description: 'OK', content: { 'application/json': { schema: endpoint.success } } }, ...Object.fromEntries(refusals) }
}

/** The API as an OpenAPI 3.1 document. `server` is the shop's origin. */
export function openApi(server: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints as readonly Endpoint[]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        tags: [endpoint.tag],
        summary: endpoint.summary,
        parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
        ...(endpoint.body ? { requestBody: { required: true, content: { 'application/json': { schema: endpoint.body } } } } : {}),
        responses: responses(endpoint),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tsiran', version: '1' },
    servers: [{ url: server }],
    paths,
    components: { schemas: { Error: errorSchema } },
  }
}
