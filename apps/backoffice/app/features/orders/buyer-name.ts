import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { fullName } from '@tsiran/contract/full-name'

/** Who ordered, in a word: the company, else the person of the account, else whom the address names; a dash once that is erased. */
export const buyerName = ({ company, customer, billing_address: billing }: AdminOrder): string =>
  company?.name || customer?.name || fullName(billing) || '–'
