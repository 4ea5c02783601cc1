import * as contract from '@tsiran/contract/admin/session'
import { isComplete } from '@tsiran/domain/staff/session'
import { findStaffSession } from '@tsiran/domain/staff/sessions'
import { endOwnStaffSession } from '@tsiran/domain/staff/end-session'
import { viewMe } from '@tsiran/domain/staff/me-view'
import { signInStaff } from '@tsiran/domain/staff/sign-in'
import { DomainError } from '@tsiran/domain/errors'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** Signing in and out, and who is signed in. */
export const sessionHandlers: readonly AdminHandler[] = [
  adminHandler(contract.openSession, async ({ db, config }, { body: { email, password }, caller, setSession }) => {
    const demoAllowed = config.demoStaffAnywhere || caller.isLocal
    const cookie = await signInStaff(db, { email, password, demoAllowed, requestId: caller.requestId }, caller)
    const session = await findStaffSession(db, cookie)
    if (!session) throw new DomainError('invalid_credentials')
    setSession(cookie)
    return { data: { staff: isComplete(session) ? viewMe(session) : null, second_factor: session.secondFactor } }
  }),
  adminHandler(contract.endSession, async ({ db }, { staff, caller, setSession }) => {
    await endOwnStaffSession(db, staff, staff.sessionId)
    setSession(undefined)
    return { message: translate(caller.locale, 'answers.signedOut') }
  }),
  adminHandler(contract.getMe, async (_context, { staff }) => ({
    data: { staff: isComplete(staff) ? viewMe(staff) : null, second_factor: staff.secondFactor },
  })),
]
