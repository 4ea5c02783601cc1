import type { Client } from '@tsiran/contract/client'
import { expect, test } from 'vitest'
import { saveNewAddress } from './save-address.ts'
import { readCheckoutForm } from './read-checkout-form.ts'

test('an address is saved without the sign of a missing last name', async () => {
  const saved: unknown[] = []
  const client = (async (key: string, { body }: { body: unknown }) => {
    if (key === 'POST /api/addresses/create') saved.push(body)
    return { data: [] }
  }) as unknown as Client
  const form = new FormData()
  form.set('fullName', 'Անի')
  form.set('street', 'Աբովյան 12')
  await saveNewAddress(client, 'hy', readCheckoutForm(form))
  form.set('fullName', 'Անի Սարգսյան')
  await saveNewAddress(client, 'hy', readCheckoutForm(form))
  expect(saved).toMatchObject([
    { first_name: 'Անի', last_name: '' },
    { first_name: 'Անի', last_name: 'Սարգսյան' },
  ])
})
