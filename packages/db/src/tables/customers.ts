import type { Generated } from 'kysely'

export interface CompaniesTable {
  id: Generated<number>
  name: string
  address: string
  tin: string
  created_at: Generated<Date>
}

export interface CustomersTable {
  id: Generated<number>
  company_id: number | null
  role: 'Manager' | 'subUser' | null
  email: string
  first_name: string
  last_name: Generated<string>
  phone: Generated<string>
  created_at: Generated<Date>
}

export interface AddressesTable {
  id: Generated<number>
  customer_id: number
  first_name: string
  last_name: Generated<string>
  company_name: Generated<string>
  address1: string[]
  country: Generated<string>
  state: Generated<string>
  city: Generated<string>
  postcode: Generated<string>
  phone: string
  email: Generated<string>
  created_at: Generated<Date>
}
