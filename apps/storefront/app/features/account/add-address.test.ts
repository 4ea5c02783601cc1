import type { Client } from '@tsiran/contract/client'
import { expect, test } from 'vitest'
import { addAddress } from './add-address.ts'

const home = {
  first_name: 'Ani',
  last_name: 'Sargsyan',
  company_name: '',
  phone: '091000000',
  postcode: '1100',
  address1: ['Abovyan 12'],
}

/** The addresses that a person has after some calls. */
async function afterAdding(...added: Partial<typeof home>[]) {
  const saved: object[] = []
  const client = ((key: string, input: { body: typeof home }) => {
    if (key === 'POST /api/addresses/create') saved.push({ ...home, ...input.body })
    return Promise.resolve({ data: saved })
  }) as unknown as Client
  for (const changes of added) await addAddress(client, { ...home, ...changes })
  return saved
}

test('an address that is sent again after a lost answer is added once', async () => {
  expect(await afterAdding({}, {}, { phone: ' 091000000' })).toHaveLength(1)
  expect(await afterAdding({}, { address1: ['Abovyan 13'] }, { company_name: 'Van' })).toHaveLength(
    3,
  )
})
