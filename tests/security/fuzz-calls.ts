import { endpoints } from '@tsiran/contract/api'
import type { Endpoint } from '@tsiran/contract/endpoint'
import {
  contentTypes,
  fieldNames,
  files,
  methods,
  oddHeaders,
  oddHosts,
  oddPaths,
} from './odd-requests.ts'
import { hostileJson, hostileTexts, hostileValue } from './hostile-values.ts'
import type { Random } from './random.ts'
import { valueFor, type Schema } from './valid-values.ts'

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string
  /** The request target, between the method and the version. */
  target: string
  headers: [name: string, value: string][]
  body: string
}

/** A request as a person reads it. */
export const written = ({ method, target, headers, body }: WireRequest): string =>
  `${method} ${target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 600)} ${JSON.stringify(body.slice(0, 400))}`

export interface Callers {
  /** Tokens of people who are signed in. */
  tokens: readonly string[]
}

interface Route {
  path?: string
  children?: readonly Route[]
}

const pathsOf = (list: readonly Route[], above = ''): string[] =>
  list.flatMap(({ path = '', children = [] }) => {
    const whole = path === '' ? above : `${above}/${path}`
    return [whole || '/', ...pathsOf(children, whole)]
  })

// The storefront exports nothing; its addresses are what is attacked.
const routesFile = new URL('../../apps/storefront/app/routes.ts', import.meta.url)
const { default: routes } = (await import(routesFile.href)) as { default: readonly Route[] }

/** Every address of the shop, `:name` where it takes a parameter. */
export const pagePaths = [...new Set(pathsOf(routes))]

const address = (random: Random) =>
  `10.${random.below(200)}.${random.below(256)}.${random.below(256)}`

function headersFor(random: Random, { tokens }: Callers): WireRequest['headers'] {
  const headers: WireRequest['headers'] = [
    ['host', random.chance(0.03) ? random.pick(oddHosts) : 'shop.test'],
  ]
  headers.push([
    'x-forwarded-for',
    random.chance(0.99) ? address(random) : random.pick(['x', '', '::1', `${'1,'.repeat(1_000)}1`]),
  ])
  const who = random.below(5)
  if (who < 2 && tokens.length > 0)
    headers.push(
      who === 0
        ? ['authorization', `Bearer ${random.pick(tokens)}`]
        : ['cookie', `tsiran_session=${random.pick(tokens)}`],
    )
  if (who === 2)
    headers.push([
      'cookie',
      `api_token=${'0123456789abcdef'.repeat(2).slice(random.below(4))}; locale=ru`,
    ])
  while (random.chance(0.25)) {
    const [name, values] = random.pick(oddHeaders)
    headers.push([name, random.pick(values)])
  }
  return headers
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 4_000)
/** As an address carries it; halves of characters as the bytes that a careless program writes. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

function queryOf(schema: unknown, random: Random, hostility: number): string {
  const values = valueFor(
    (schema ?? { properties: { locale: { type: 'string' } } }) as Schema,
    random,
    hostility,
  )
  if (typeof values !== 'object' || values === null) return `?${encode(asText(values))}`
  const parts = Object.entries(values).map(
    ([name, value]) => `${encode(name)}${random.chance(0.02) ? '[]' : ''}=${encode(asText(value))}`,
  )
  if (random.chance(0.05))
    parts.push(
      random.pick([
        '__proto__=1',
        'constructor[prototype]=1',
        '%00=1',
        '&&&',
        'locale=ru&locale=en',
        '%zz',
        'x='.repeat(500),
      ]),
    )
  return parts.length > 0 ? `?${parts.join('&').slice(0, 8_500)}` : ''
}

const withBody = (request: Omit<WireRequest, 'body'>, body: string, type: string): WireRequest => ({
  ...request,
  headers: [...request.headers, ['content-type', type]],
  body,
})

/** A call of an endpoint; most of its parts fit the contract. */
function apiCall(random: Random, callers: Callers): WireRequest {
  const endpoint = random.pick<Endpoint>(endpoints)
  const hostility = random.pick([0, 0.05, 0.2, 0.6])
  const fields = (endpoint.params as Schema | undefined)?.properties ?? {}
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encode(asText(valueFor(fields[name]!, random, hostility))).slice(0, 600),
  )
  const method = random.chance(0.97) ? endpoint.method : random.pick(methods)
  const request = {
    method,
    target: path + queryOf(endpoint.query, random, hostility),
    headers: headersFor(random, callers),
  }
  if (!endpoint.body) return { ...request, body: '' }
  const body = hostileJson(
    random.chance(hostility / 3)
      ? hostileValue(random)
      : valueFor(endpoint.body as Schema, random, hostility),
    random,
  )
  return withBody(
    request,
    body,
    random.chance(0.96) ? 'application/json' : random.pick(contentTypes),
  )
}

function formBody(random: Random, type: string): string {
  const fields = Array.from(
    { length: random.below(8) },
    () => [random.pick(fieldNames), asText(hostileValue(random))] as const,
  )
  if (type.startsWith('multipart'))
    return (
      fields
        .map(
          ([name, value]) =>
            `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join('') + '--x--\r\n'
    )
  return random.chance(0.8)
    ? fields.map(([name, value]) => `${name}=${encode(value)}`).join('&')
    : random.pick(['%zz=%', '\0\0', '{"a":', '&=&=&', '--x'])
}

/** A page, its data, a file or an odd path, by any method with any body. */
function pageCall(random: Random, callers: Callers): WireRequest {
  const page = random
    .pick(pagePaths)
    .replace(/:(\w+)|\*/g, (_, name?: string) =>
      name === 'locale'
        ? random.pick(['hy', 'ru', 'en', 'en', 'fr'])
        : encode(random.pick(hostileTexts).slice(0, 300)) || '1',
    )
  const path = random.chance(0.7)
    ? page + (random.chance(0.2) ? '.data' : '')
    : random.pick([...files, ...oddPaths])
  const query = random.chance(0.5)
    ? ''
    : `?${random.pick(['search', 'page', 'key', 'id', 'back', 'x', '_routes', 'category_slug', 'orderID', 'dateFrom'])}=${encode(random.pick(hostileTexts).slice(0, 900))}`
  const request = {
    method: random.pick(methods),
    target: path + query,
    headers: headersFor(random, callers),
  }
  if (request.method !== 'POST' && random.chance(0.9)) return { ...request, body: '' }
  const type = random.pick(contentTypes)
  return withBody(request, formBody(random, type), type)
}

/** A request line that no browser writes. */
function oddCall(random: Random, callers: Callers): WireRequest {
  const targets = [
    '*',
    'http://shop.test/en',
    'http://evil.example/en',
    'http://x/en/site/faq?',
    'HTTP://shop.test',
    'ftp://x/',
    'shop.test:80',
    '',
    '/ en',
    '/en#x',
    '?x',
    'en',
    ...oddPaths,
  ]
  return {
    method: random.pick([...methods, 'CONNECT', 'GE T', '']),
    target: random.pick(targets),
    headers: headersFor(random, callers),
    body: '',
  }
}

/** One generated request. */
export function nextCall(random: Random, callers: Callers): WireRequest {
  const kind = random.next()
  if (kind < 0.6) return apiCall(random, callers)
  return kind < 0.95 ? pageCall(random, callers) : oddCall(random, callers)
}
