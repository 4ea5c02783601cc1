import { ApiError, type Client } from '@tsiran/contract/client'
import { expect, test } from 'vitest'
import { doListPost } from './list-post.ts'

const refusing =
  (status: number): Client =>
  async () => {
    throw new ApiError(status, { message: '', code: 'internal' })
  }
const form = new FormData()
form.set('intent', 'delete')

test('a list that is deleted twice is gone, whichever answer was lost', async () => {
  expect(await doListPost(refusing(404), 'en', 7, form)).toEqual({ intent: 'delete', filled: null })
  await expect(doListPost(refusing(500), 'en', 7, form)).rejects.toThrow(ApiError)
})
