import fc from 'fast-check'
import { UNSAFE_decodeViaTurboStream as decode, UNSAFE_ErrorResponseImpl } from 'react-router'
import { expect, test } from 'vitest'
import { encodeServerData } from './encode-data.ts'

/** What the browser's router reads from encoded data. */
async function read(encoded: string): Promise<unknown> {
  const stream = new Blob([encoded]).stream() as ReadableStream<Uint8Array>
  return (await decode(stream, globalThis as never)).value
}

test('the router reads the data that was encoded', async () => {
  const jsonLike = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom(null, undefined, '', 0, 'loaderData'),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((one) => !Object.is(one, -0)),
      fc.array(tie('value')),
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        tie('value'),
        { noNullPrototype: true },
      ),
    ),
  })).value
  await fc.assert(
    fc.asyncProperty(jsonLike, async (value) => {
      expect(await read(encodeServerData({ value }))).toEqual({ value })
    }),
  )
})

test('an error response stays one', async () => {
  const error = new UNSAFE_ErrorResponseImpl(404, 'Not Found', null)
  const read404 = (await read(encodeServerData({ errors: { page: error } }))) as {
    errors: { page: unknown }
  }
  expect(read404.errors.page).toBeInstanceOf(UNSAFE_ErrorResponseImpl)
  expect(read404.errors.page).toMatchObject({ status: 404, statusText: 'Not Found', data: null })
})

test.each([[new Date()], [new Map()], [Promise.resolve()], [() => 1], [Number.NaN], [1n]])(
  '%s is refused',
  (value) => {
    expect(() => encodeServerData({ value })).toThrow(TypeError)
  },
)
