import type { AdminContactMessage } from '@tsiran/contract/admin/messages'
import * as contract from '@tsiran/contract/admin/messages'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import { answerMessage } from '@tsiran/domain/contact/answer-message'
import { changeMessage } from '@tsiran/domain/contact/change-message'
import { listMessages, readMessage, withoutContacts } from '@tsiran/domain/contact/list-messages'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { answerPage, pageOf } from './page-of.ts'

/** Whoever may answer sees whom. */
const seesPeople = ({ roles }: ActingStaff) => isAllowed(roles, 'reviews.write')
const seenBy = (staff: ActingStaff, message: AdminContactMessage) =>
  seesPeople(staff) ? message : withoutContacts(message)

/** Messages of the contact form. */
export const messageHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listMessages, async ({ db }, { query, staff }) => {
    const { search, state } = query
    const { data, meta } = await listMessages(db, {
      ...pageOf(query),
      search,
      state,
      people: seesPeople(staff),
    })
    return answerPage(contract.listMessages, query, {
      data: data.map((message) => seenBy(staff, message)),
      meta,
    })
  }),
  adminHandler(contract.getMessage, async ({ db }, { params, staff }) => ({
    data: seenBy(staff, await readMessage(db, params.id)),
  })),
  adminHandler(
    contract.changeMessage,
    async ({ db }, { params: { id }, body: { version, state, note }, staff: { by } }) => ({
      data: await changeMessage(db, { id, version, state, note, by }),
    }),
  ),
  adminHandler(
    contract.answerMessage,
    async ({ db, config }, { params: { id }, body: { version, answer }, staff: { by } }) => ({
      data: await answerMessage(db, { id, version, answer, origin: config.origin, by }),
    }),
  ),
]
