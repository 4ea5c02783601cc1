import type { Endpoint } from './endpoint.ts'
import { errorStatus, sharedErrors, type ErrorCode } from './errors.ts'
import {
  type ObjectSchema,
  securitySchemes,
  staffScheme,
  isForStaff,
  security,
} from './openapi-security.ts'

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
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ])
  const { created, file = 'application/json' } = endpoint as { created?: boolean; file?: string }
  const status = created ? 201 : 200
  const ok = {
    description: created ? 'Created' : 'OK',
    content: { [file.split(';')[0]!]: { schema: endpoint.success } },
  }
  return { [status]: ok, ...Object.fromEntries(refusals) }
}

const filesSchema = {
  type: 'object',
  properties: { file: { type: 'array', items: { type: 'string', format: 'binary' } } },
}

/** A JSON body, a form with files, or none. */
function requestBody(endpoint: Endpoint) {
  const content =
    'upload' in endpoint
      ? { 'multipart/form-data': { schema: filesSchema } }
      : endpoint.body && { 'application/json': { schema: endpoint.body } }
  return content && { requestBody: { required: true, content } }
}

/** `GET /api/product/:url_key` as a name for generated clients: `getProductUrlKey`. */
function operationId({ method, path }: Endpoint): string {
  const words = path.replace(/^\/api\//, '').split(/[^a-zA-Z0-9]+/)
  return (
    method.toLowerCase() +
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  )
}

/** Endpoints as an OpenAPI 3.1 document: the shop's, or the back office's. `server` is the origin that answers them. */
export function openApi(endpoints: readonly Endpoint[], server: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        tags: [endpoint.tag],
        operationId: operationId(endpoint),
        summary: endpoint.summary,
        security: security(endpoint),
        parameters: [
          ...parameters('path', endpoint.params),
          ...parameters('query', endpoint.query),
        ],
        ...requestBody(endpoint),
        responses: responses(endpoint),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tsiran', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: isForStaff(endpoints) ? { staff: staffScheme } : securitySchemes,
    },
  }
}
