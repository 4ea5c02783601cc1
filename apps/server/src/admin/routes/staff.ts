import * as contract from '@tsiran/contract/admin/staff'
import { acceptInvite } from '@tsiran/domain/staff/accept-invite'
import { changeStaff, removeStaff } from '@tsiran/domain/staff/change-staff'
import { inviteStaff, withdrawInvite } from '@tsiran/domain/staff/invite'
import { listInvites, listStaff } from '@tsiran/domain/staff/list-staff'
import { viewMe } from '@tsiran/domain/staff/me-view'
import { endSessionsOf, resetSecondFactor } from '@tsiran/domain/staff/shut-out'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { openedSession } from '../opened-session.ts'

/** The shop's own people: who works here, with which roles. */
export const staffHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listStaff, async ({ db }) => ({
    data: { staff: await listStaff(db), invites: await listInvites(db) },
  })),
  adminHandler(
    contract.inviteStaff,
    async ({ db, config }, { body: { email, name, roles }, staff }) => {
      const invite = await inviteStaff(
        db,
        { email, name, roles, origin: config.adminOrigin },
        staff,
      )
      return { data: { ...invite, mailed: config.smtpUrl !== undefined } }
    },
  ),
  adminHandler(contract.withdrawInvite, async ({ db }, { params, staff, caller }) => {
    await withdrawInvite(db, params.id, staff)
    return { message: translate(caller.locale, 'answers.inviteWithdrawn') }
  }),
  adminHandler(
    contract.acceptInvite,
    async ({ db }, { body: { token, password }, caller, setSession }) => {
      const cookie = await acceptInvite(
        db,
        { token, password, requestId: caller.requestId },
        caller,
      )
      setSession(cookie)
      return { data: { staff: viewMe(await openedSession(db, cookie)) } }
    },
  ),
  adminHandler(contract.changeStaff, async ({ db }, { params, body, staff }) => ({
    data: await changeStaff(db, params.id, body, staff),
  })),
  adminHandler(contract.removeStaff, async ({ db }, { params, query, staff, caller }) => {
    await removeStaff(db, params.id, query.version, staff)
    return { message: translate(caller.locale, 'answers.staffRemoved') }
  }),
  adminHandler(contract.endStaffSessions, async ({ db }, { params, staff, caller }) => {
    await endSessionsOf(db, params.id, staff)
    return { message: translate(caller.locale, 'answers.sessionsEnded') }
  }),
  adminHandler(contract.resetSecondFactor, async ({ db, config }, { params, staff }) => ({
    data: await resetSecondFactor(db, params.id, staff, config.adminOrigin),
  })),
]
