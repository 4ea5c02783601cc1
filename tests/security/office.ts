import type { AdminKey } from '@tsiran/contract/admin/api'
import type { AdminEndpoint } from '@tsiran/contract/admin/endpoint'
import type { TestDatabase } from '@tsiran/db/testing'
import type { SampleInput } from '@tsiran/server/admin/samples/sample'
import { samples } from '@tsiran/server/admin/samples/samples'
import { signInTestStaff } from '@tsiran/server/admin/testing'
import { buildTestApp } from '@tsiran/server/testing'
import { faultOf } from './answer-rules.ts'
import { written, type WireRequest } from './fuzz-calls.ts'

type Values = Record<string, unknown>

/** A call of an endpoint of the back office, whose parts may be anything. */
export interface OfficeCall {
  endpoint: AdminEndpoint
  params: Values
  query: Values
  body: Values
  form?: SampleInput['form']
  headers: Record<string, string>
}

export interface OfficeAnswer {
  status: number
  /** The rule that the answer breaks, and the request; undefined if none. */
  fault: string | undefined
}

/** A back office on a database of its own. */
export interface Office {
  app: Awaited<ReturnType<typeof buildTestApp>>
  /** A call that succeeds, by an owner, on things that were made for it. */
  sample(endpoint: AdminEndpoint): Promise<OfficeCall>
  send(call: OfficeCall): Promise<OfficeAnswer>
}

/** As an address carries it. */
const encode = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed().slice(0, 900))
}

function requestOf({ endpoint, params, query, body, form, headers }: OfficeCall): WireRequest {
  const { method } = endpoint
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encode(params[name]) || '1')
  const fields = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const type = form?.headers ?? (hasBody && { 'content-type': 'application/json' })
  return {
    method,
    target: `${path}?${fields.join('&')}`,
    headers: Object.entries({ ...headers, ...type }),
    body: hasBody ? JSON.stringify(body) : '',
  }
}

/** Opens the back office on an empty database. */
export async function openOffice(database: TestDatabase): Promise<Office> {
  const { db } = database
  const app = await buildTestApp(database)
  let number = 0
  const sample = async (endpoint: AdminEndpoint): Promise<OfficeCall> => {
    const owner = await signInTestStaff(app, db, 'owner')
    const otherOwner = await signInTestStaff(app, db, 'owner')
    const key = `${endpoint.method} ${endpoint.path}` as AdminKey
    const made = await samples[key]?.input?.({ app, db, owner, otherOwner, number: ++number })
    const { params = {}, query = {}, body = {}, form, as = owner } = made ?? {}
    // Samples may share what is changed here.
    const values = structuredClone({ params, query, body: body as Values })
    return { ...values, endpoint, ...(form && { form }), headers: { ...as?.headers } }
  }
  const send = async (call: OfficeCall): Promise<OfficeAnswer> => {
    const request = requestOf(call)
    const answer = await app.inject({
      method: call.endpoint.method,
      url: request.target,
      headers: Object.fromEntries(request.headers),
      ...(request.body !== '' && { payload: call.form?.payload ?? request.body }),
    })
    const { statusCode: status, body } = answer
    const headers = new Map(
      Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    )
    const fault = faultOf({ status, headers, body }, request)
    return { status, fault: fault && `${fault} <- ${written(request)}` }
  }
  return { app, sample, send }
}
