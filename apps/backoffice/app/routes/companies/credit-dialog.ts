import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import { companyQuery } from '../../features/people/people-queries.ts'

export interface CreditDialogProps {
  company: AdminCompany
  open: boolean
  onClose: () => void
}

/** What a change of the credit makes stale. */
export const creditChanged = (id: number) => [
  companyQuery(id).queryKey,
  ['GET /api/admin/companies'],
  ['audit'],
]
