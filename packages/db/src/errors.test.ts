import { expect, test } from 'vitest'
import { isUnavailable } from './errors.ts'

const error = (code: string, syscall?: string) =>
  Object.assign(new Error('failed'), { code, ...(syscall && { syscall }) })

test.each([
  ['EAI_AGAIN', 'getaddrinfo'],
  ['ENOTFOUND', 'getaddrinfo'],
  ['ECONNREFUSED', 'connect'],
  ['EHOSTUNREACH', 'connect'],
  ['ENETUNREACH', 'connect'],
  ['ENOENT', 'connect'],
  ['ECONNRESET', 'read'],
  ['EPIPE', 'write'],
  ['57P01', undefined],
  ['53300', undefined],
  ['57014', undefined],
])('%s of %s means that the database is unavailable', (code, syscall) =>
  expect(isUnavailable(error(code, syscall))).toBe(true),
)

test('an aggregate error of all addresses of the host means the same', () => {
  const all = Object.assign(new AggregateError([error('ECONNREFUSED', 'connect')]), {
    code: 'ECONNREFUSED',
  })
  expect(isUnavailable(all)).toBe(true)
})

test.each([
  ['a client that hangs up', 'ECONNRESET', undefined],
  ['a missing file', 'ENOENT', 'open'],
  ['a unique key', '23505', undefined],
])('%s does not', (_name, code, syscall) => expect(isUnavailable(error(code, syscall))).toBe(false))
