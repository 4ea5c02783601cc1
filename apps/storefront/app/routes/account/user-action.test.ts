import { ApiError, type Client } from '@tsiran/contract/client'
import { expect, test } from 'vitest'
import { doUserPost } from './user-action.ts'

const refusing =
  (status: number, message = ''): Client =>
  async () => {
    throw new ApiError(status, { message, code: 'internal' })
  }
const form = new FormData()
form.set('intent', 'delete')
form.set('id', '7')

test('a user who is deleted twice is gone, whichever answer was lost', async () => {
  expect(await doUserPost(refusing(404), 'en', form)).toEqual({ outcome: 'deleted' })
  await expect(doUserPost(refusing(500), 'en', form)).rejects.toThrow(ApiError)
})

test('a refused deletion is shown, as to somebody who is no Manager', async () => {
  expect(await doUserPost(refusing(403, 'Forbidden'), 'en', form)).toMatchObject({
    outcome: 'refused',
    status: 403,
    message: 'Forbidden',
  })
})
