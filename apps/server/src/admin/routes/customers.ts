import * as contract from '@tsiran/contract/admin/customers'
import { changeCustomer } from '@tsiran/domain/customers/change-customer'
import { exportCustomers } from '@tsiran/domain/customers/export-customers'
import { listCustomers } from '@tsiran/domain/customers/list-customers'
import { readCustomer } from '@tsiran/domain/customers/read-customer'
import { sendResetLink } from '@tsiran/domain/customers/send-reset-link'
import { eraseCustomer } from '@tsiran/domain/erasure/erase-customer'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { customerTable } from '../files/customer-export.ts'
import { listFiles } from './list-files.ts'
import { answerPage, pageOf } from './page-of.ts'

/** People with an account. */
export const customerHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listCustomers, async ({ db }, { query }) => {
    const { search, sort, kind, company_id: companyId, blocked, newsletter } = query
    const page = await listCustomers(db, {
      ...pageOf(query),
      search,
      sort,
      kind,
      companyId,
      blocked,
      newsletter,
    })
    return answerPage(contract.listCustomers, query, page)
  }),
  ...listFiles(
    contract.exportCustomers,
    'customers',
    async ({ db }, { query, staff: { locale } }, call) => {
      const { search, kind, company_id: companyId, blocked, newsletter } = query
      const filter = { search, kind, companyId, blocked, newsletter }
      return customerTable(await exportCustomers(db, { ...call, filter }), locale)
    },
  ),
  adminHandler(contract.getCustomer, async ({ db }, { params }) => ({
    data: await readCustomer(db, params.id),
  })),
  adminHandler(
    contract.changeCustomer,
    async ({ db }, { params, body: { version, ...change }, staff }) => ({
      data: await changeCustomer(db, { id: params.id, version, change, by: staff.by }),
    }),
  ),
  adminHandler(
    contract.eraseCustomer,
    async ({ db }, { params: { id }, body: { email }, staff: { by, locale } }) => {
      await eraseCustomer(db, { id, email, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(contract.sendResetLink, async ({ db, config }, { params, staff }) => ({
    data: await sendResetLink(db, { id: params.id, origin: config.origin, by: staff.by }),
  })),
]
