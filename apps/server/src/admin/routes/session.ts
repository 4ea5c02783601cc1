import * as contract from '@tsiran/contract/admin/session'
import { isUnclaimed } from '@tsiran/domain/staff/claim-link'
import { claimShop } from '@tsiran/domain/staff/claim-shop'
import { signOutStaff } from '@tsiran/domain/staff/end-session'
import { viewMe } from '@tsiran/domain/staff/me-view'
import { confirmSession, proveSecondFactor, waysToConfirm } from '@tsiran/domain/staff/prove'
import { isComplete, type StaffSession } from '@tsiran/domain/staff/session'
import { readStaffSession } from '@tsiran/domain/staff/sessions'
import { signInStaff } from '@tsiran/domain/staff/sign-in'
import { passkeyOptions } from '@tsiran/domain/staff/use-passkey'
import { translate } from '@tsiran/i18n/translate'
import type { Context } from '../../context.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { openedSession } from '../opened-session.ts'
import { relyingParty } from '../relying-party.ts'

/** Who is signed in; without the second factor that there is, only how to prove it. */
async function viewSession(context: Context, session: StaffSession) {
  const data = {
    staff: isComplete(session) ? viewMe(session) : null,
    second_factor: session.secondFactor,
  }
  const options = data.staff
    ? undefined
    : await passkeyOptions(context.db, session, relyingParty(context))
  return { data: { ...data, ...(options && { options }) } }
}

/** Signing in and out, the first owner, and step-ups. */
export const sessionHandlers: readonly AdminHandler[] = [
  adminHandler(contract.getClaim, async ({ db }) => ({ data: { open: await isUnclaimed(db) } })),
  adminHandler(contract.claimShop, async ({ db }, { body, caller, setSession }) => {
    const cookie = await claimShop(
      db,
      { ...body, locale: caller.locale, requestId: caller.requestId },
      caller,
    )
    setSession(cookie)
    return { data: { staff: viewMe(await openedSession(db, cookie)) } }
  }),
  adminHandler(
    contract.openSession,
    async (context, { body: { email, password }, caller, setSession }) => {
      const { db, config } = context
      const demoAllowed = config.demoStaffAnywhere || caller.isLocal
      const cookie = await signInStaff(
        db,
        { email, password, demoAllowed, requestId: caller.requestId },
        caller,
      )
      setSession(cookie)
      return viewSession(context, await openedSession(db, cookie))
    },
  ),
  adminHandler(contract.proveSecondFactor, async (context, { body, staff }) => {
    await proveSecondFactor(context.db, staff, body, relyingParty(context))
    return { data: { staff: viewMe(await readStaffSession(context.db, staff.sessionId)) } }
  }),
  adminHandler(contract.getConfirmOptions, async (context, { staff }) => {
    const by = await waysToConfirm(context.db, staff)
    return {
      data: {
        by,
        options: (await passkeyOptions(context.db, staff, relyingParty(context))) ?? null,
      },
    }
  }),
  adminHandler(contract.confirmSession, async (context, { body, staff }) => {
    await confirmSession(context.db, staff, body, relyingParty(context))
    const { confirmedUntil } = await readStaffSession(context.db, staff.sessionId)
    return { data: { confirmed_until: confirmedUntil!.toISOString() } }
  }),
  adminHandler(contract.endSession, async ({ db }, { staff, caller, setSession }) => {
    await signOutStaff(db, staff)
    setSession(undefined)
    return { message: translate(caller.locale, 'answers.signedOut') }
  }),
  // What the person has set, whatever language the call asks for.
  adminHandler(contract.getMe, async (context, { staff: { sessionId } }) =>
    viewSession(context, await readStaffSession(context.db, sessionId)),
  ),
]
