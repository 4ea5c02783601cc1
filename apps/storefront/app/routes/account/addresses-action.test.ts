import { ApiError } from '@tsiran/contract/client'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientContext } from '../../platform/api/context.ts'
import { action } from './addresses-action.ts'

/** Posts the form of a page that removes an address; the API refuses with a status. */
async function remove(id: string, status: number) {
  const context = new RouterContextProvider()
  context.set(clientContext, (async () => {
    throw new ApiError(status, { message: '', code: 'internal' })
  }) as never)
  const body = new URLSearchParams({ remove: id, scripted: '1' })
  const request = new Request('http://shop.test/en/account/addresses', { method: 'POST', body })
  return action({ params: { locale: 'en' }, context, request } as never)
}

test('an address that is removed twice is gone', async () => {
  expect(await remove('7', 404)).toBeNull()
  await expect(remove('7', 500)).rejects.toThrow(ApiError)
})

test.each(['', '-1', '0x10', '1e3', '2147483648', '9007199254740991'])(
  'the number %j of no address is no failure of the shop',
  async (id) => {
    await expect(remove(id, 400)).rejects.toMatchObject({ status: 400 })
    await expect(remove(id, 400)).rejects.toBeInstanceOf(Response)
  },
)
