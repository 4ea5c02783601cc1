import { isAllowed } from '@tsiran/contract/admin/permissions'
import type { ActingStaff } from '@tsiran/domain/staff/session'

/** Whether the person may see what companies pay. */
export const seesPrices = ({ roles }: ActingStaff): boolean => isAllowed(roles, 'prices.read')

/** Things of the catalogue as the person may see them: what companies pay is for those who see prices. */
export const withCompanyPrices = <Thing extends { company_price?: unknown }>(
  staff: ActingStaff,
  things: readonly Thing[],
): Thing[] =>
  seesPrices(staff)
    ? [...things]
    : things.map(({ company_price: _price, ...thing }) => thing as Thing)
