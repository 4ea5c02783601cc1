import type { Input } from '@tsiran/contract/api'
import type { Client } from '@tsiran/contract/client'
import type { Address } from '@tsiran/contract/customers'

type NewAddress = Input<'POST /api/addresses/create'>['body']

const compared = ['first_name', 'last_name', 'company_name', 'phone', 'postcode'] as const

/** Whether a saved address has all that a new one names. */
const isSame = (saved: Address, added: NewAddress): boolean =>
  saved.address1.join('\n') === added.address1.map((line) => line.trim()).join('\n') &&
  compared.every((name) => added[name] === undefined || saved[name] === added[name].trim())

/** Adds an address, once: an equal one is there where the answer to an earlier call was lost. */
export async function addAddress(client: Client, body: NewAddress): Promise<void> {
  const { data: addresses } = await client('GET /api/addresses', { query: {} })
  if (addresses.some((saved) => isSame(saved, body))) return
  await client('POST /api/addresses/create', { body })
}
