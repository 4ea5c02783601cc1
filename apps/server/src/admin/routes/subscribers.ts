import { isAllowed } from '@tsiran/contract/admin/permissions'
import * as contract from '@tsiran/contract/admin/subscribers'
import { eraseSubscriber } from '@tsiran/domain/contact/erase-subscriber'
import { exportSubscribers } from '@tsiran/domain/contact/export-subscribers'
import { listSubscribers } from '@tsiran/domain/contact/list-subscribers'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, fileHandler, type AdminHandler } from '../admin-handler.ts'
import { exportName } from '../files/list-export.ts'
import { subscribersCsv } from '../files/subscriber-export.ts'
import { answerPage, pageOf } from './page-of.ts'

/** The newsletter's readers. */
export const subscriberHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listSubscribers, async ({ db }, { query, staff: { roles } }) => {
    const { search, state } = query
    const people = isAllowed(roles, 'customers.read')
    const page = await listSubscribers(db, { ...pageOf(query), search, state, people })
    return answerPage(contract.listSubscribers, query, page)
  }),
  fileHandler(contract.exportSubscribers, async ({ db, config }, { staff: { by } }) => ({
    name: exportName('csv', 'subscribers'),
    content: subscribersCsv(await exportSubscribers(db, { by }), config.origin),
  })),
  adminHandler(
    contract.eraseSubscriber,
    async ({ db }, { params: { id }, staff: { by, locale } }) => {
      await eraseSubscriber(db, { id, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
]
