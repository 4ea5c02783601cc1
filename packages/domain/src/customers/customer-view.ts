import type { Customer } from '@tsiran/contract/customer-session'
import type { CustomerRow } from './queries.ts'

/** A customer in the contract's shape. */
export const viewCustomer = (row: CustomerRow): Customer => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  name: `${row.first_name} ${row.last_name}`.trim(),
  phone: row.phone,
  role: row.role ?? false,
  company_name: row.company_name,
})

/** A customer with the session's data for the storefront. */
export const viewSession = (row: CustomerRow, expiresAt: Date) => ({
  data: viewCustomer(row),
  role: row.role ?? (false as const),
  limit: row.credit_left,
  company_name: row.company_name,
  expires_at: expiresAt.toISOString(),
})
