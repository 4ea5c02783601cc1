import { isAllowed } from '@tsiran/contract/admin/permissions'
import type { ActingStaff } from '@tsiran/domain/staff/session'

/** Things of the catalogue as the person may see them: what companies pay is for those who see prices. */
export const withCompanyPrices = <Thing extends { company_price?: unknown }>(
  { roles }: ActingStaff,
  things: readonly Thing[],
): Thing[] =>
  isAllowed(roles, 'prices.read')
    ? [...things]
    : things.map(({ company_price: _price, ...thing }) => thing as Thing)
