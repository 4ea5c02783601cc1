import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import * as contract from '@tsiran/contract/admin/companies'
import * as companyCredit from '@tsiran/contract/admin/company-credit'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import {
  approveCompany,
  blockCompany,
  changeCompany,
  changeCreditLine,
} from '@tsiran/domain/companies/change-company'
import { exportCompanies } from '@tsiran/domain/companies/export-companies'
import { listCompanies } from '@tsiran/domain/companies/list-companies'
import { readCompany, withoutPeople } from '@tsiran/domain/companies/read-company'
import { settleDebt } from '@tsiran/domain/order-management/settle-debt'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { companyTable } from '../files/company-export.ts'
import { listFiles } from './list-files.ts'
import { answerPage, pageOf } from './page-of.ts'

const seesPeople = ({ roles }: ActingStaff) => isAllowed(roles, 'customers.read')

/** The company as this member of the staff may see it. */
const seenBy = (staff: ActingStaff, company: AdminCompany) =>
  seesPeople(staff) ? company : withoutPeople(company)

/** Companies, their credit and their debts. */
export const companyHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listCompanies, async ({ db }, { query, staff }) => {
    const { search, sort, status, in_debt: inDebt } = query
    const page = await listCompanies(db, {
      ...pageOf(query),
      search,
      sort,
      status,
      inDebt,
      people: seesPeople(staff),
    })
    return answerPage(contract.listCompanies, query, page)
  }),
  ...listFiles(contract.exportCompanies, 'companies', async ({ db }, { query, staff }, call) => {
    const { search, status, in_debt: inDebt } = query
    const filter = { search, status, inDebt, people: seesPeople(staff) }
    return companyTable(await exportCompanies(db, { ...call, filter }), staff.locale)
  }),
  adminHandler(contract.getCompany, async ({ db }, { params, staff }) => ({
    data: seenBy(staff, await readCompany(db, params.id)),
  })),
  adminHandler(
    contract.changeCompany,
    async ({ db }, { params, body: { version, name, address, note, minimum_order }, staff }) => ({
      data: seenBy(
        staff,
        await changeCompany(db, {
          id: params.id,
          version,
          change: { name, address, note, minimum_order },
          by: staff.by,
        }),
      ),
    }),
  ),
  adminHandler(contract.approveCompany, async ({ db }, { params, body: { version }, staff }) => ({
    data: seenBy(staff, await approveCompany(db, { id: params.id, version, by: staff.by })),
  })),
  adminHandler(contract.blockCompany, async ({ db }, { params, body: { version }, staff }) => ({
    data: seenBy(staff, await blockCompany(db, { id: params.id, version, by: staff.by })),
  })),
  adminHandler(
    companyCredit.changeCreditLine,
    async ({ db }, { params, body: { version, limit }, staff }) => ({
      data: seenBy(
        staff,
        await changeCreditLine(db, { id: params.id, version, limit, by: staff.by }),
      ),
    }),
  ),
  adminHandler(
    companyCredit.settleDebt,
    async ({ db }, { params, body: { version, amount, note = '', key }, staff }) => {
      const { company, closed } = await settleDebt(db, {
        id: params.id,
        version,
        amount,
        note,
        key,
        by: staff.by,
      })
      return { data: seenBy(staff, company), closed }
    },
  ),
]
