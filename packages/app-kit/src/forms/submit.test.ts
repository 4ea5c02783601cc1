import { ApiError } from '@tsiran/contract/client'
import { expect, test } from 'vitest'
import { formErrors, requireRefusal } from './submit.ts'

const refusal = (status: number, fields: Record<string, string[]> = {}) =>
  new ApiError(status, {
    success: false,
    message: 'Not accepted',
    code: 'validation_failed',
    errors: fields,
  })

test('a refusal is answered by the form, a failure of the server is not', () => {
  const taken = refusal(422)
  expect(requireRefusal(taken)).toBe(taken)
  for (const error of [refusal(503), new Error('network')])
    expect(() => requireRefusal(error)).toThrow(error)
})

test('the message is shown only where no field has one', () => {
  expect(formErrors(refusal(422, { email: ['taken'] }), ['email'])).toEqual({
    status: 422,
    errors: { email: 'taken' },
    message: null,
  })
  expect(formErrors(refusal(409, { other: ['x'] }), ['email'])).toEqual({
    status: 409,
    errors: {},
    message: 'Not accepted',
  })
})
