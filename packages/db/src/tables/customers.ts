import type { Locale } from '@tsiran/contract/locale'
import type { CompanyStatus } from '@tsiran/contract/admin/company-shapes'
import type { Generated, GeneratedAlways } from 'kysely'

export interface CompaniesTable {
  id: Generated<number>
  name: string
  address: string
  tin: string
  created_at: Generated<Date>
  credit_line: Generated<number>
  credit_owed: Generated<number>
  status: Generated<CompanyStatus>
  note: Generated<string>
  version: Generated<number>
  minimum_order: number | null
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
  password_hash: string | null
  email_verified_at: Date | null
  locale: Generated<Locale>
  position: Generated<string>
  blocked: Generated<boolean>
  note: Generated<string>
  version: Generated<number>
  search: GeneratedAlways<string>
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
  email: string
  created_at: Generated<Date>
  district_id: number | null
}

export interface SessionsTable {
  id: Generated<string>
  customer_id: number
  user_agent: Generated<string>
  created_at: Generated<Date>
  expires_at: Date
}

export interface AttemptsTable {
  key: string
  count: number
  started_at: Generated<Date>
}

export interface OneUseTokensTable {
  digest: string
  customer_id: number
  purpose: 'verify' | 'reset'
  created_at: Generated<Date>
  expires_at: Date
}

export interface WishlistItemsTable {
  id: Generated<number>
  customer_id: number
  product_id: number
  created_at: Generated<Date>
}

export interface SecretsTable {
  name: string
  value: string
  created_at: Generated<Date>
}
