import { isAllowed, type StaffRole } from '@tsiran/contract/admin/permissions'
import type { OrderAddress } from '@tsiran/contract/order-shapes'
import { maskName } from '../shared/mask.ts'

/** Whether somebody of the staff sees the phones, addresses, e-mails and names of buyers. */
export const seesPeople = (roles: readonly StaffRole[]): boolean =>
  isAllowed(roles, 'customers.read')

/** An address without the person: the city alone, and the company, which is no person. */
export const maskAddress = (address: OrderAddress): OrderAddress => ({
  first_name: maskName(address.first_name),
  last_name: maskName(address.last_name),
  company_name: address.company_name,
  email: '',
  phone: '',
  country: address.country,
  state: address.state,
  city: address.city,
  address1: [],
  postcode: '',
})
