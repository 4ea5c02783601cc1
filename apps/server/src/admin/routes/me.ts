import * as contract from '@tsiran/contract/admin/me'
import * as passkeys from '@tsiran/contract/admin/passkeys'
import { changeOwn, changeOwnPassword, listOwnSessions } from '@tsiran/domain/staff/change-own'
import { endOwnStaffSession } from '@tsiran/domain/staff/end-session'
import { viewMe } from '@tsiran/domain/staff/me-view'
import { addPasskey, beginPasskey } from '@tsiran/domain/staff/add-passkey'
import { listPasskeys, removePasskey } from '@tsiran/domain/staff/passkeys'
import { renewRecoveryCodes } from '@tsiran/domain/staff/recovery-codes'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import { readStaffSession } from '@tsiran/domain/staff/sessions'
import { beginTotp, confirmTotp, removeTotp } from '@tsiran/domain/staff/totp'
import { translate } from '@tsiran/i18n/translate'
import type { Context } from '../../context.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { relyingParty } from '../relying-party.ts'

const meOf = async ({ db }: Context, { sessionId }: ActingStaff) =>
  viewMe(await readStaffSession(db, sessionId))

/** One's own settings: name, password, second factors, sessions. */
export const meHandlers: readonly AdminHandler[] = [
  adminHandler(contract.changeMe, async (context, { body: { name, language, version }, staff }) => {
    await changeOwn(context.db, staff, { name, locale: language, version })
    return { data: await meOf(context, staff) }
  }),
  adminHandler(contract.changePassword, async ({ db }, { body, staff, caller }) => {
    await changeOwnPassword(db, staff, { current: body.current_password, password: body.password })
    return { message: translate(caller.locale, 'answers.passwordChanged') }
  }),
  adminHandler(contract.beginTotp, async (context, { staff }) => ({
    data: await beginTotp(context.db, staff, relyingParty(context).name),
  })),
  adminHandler(contract.confirmTotp, async (context, { body, staff }) => {
    const codes = await confirmTotp(context.db, staff, body.code)
    return { data: { staff: await meOf(context, staff), recovery_codes: codes } }
  }),
  adminHandler(contract.removeTotp, async (context, { staff }) => {
    await removeTotp(context.db, staff)
    return { data: await meOf(context, staff) }
  }),
  adminHandler(passkeys.listPasskeys, async ({ db }, { staff }) => ({
    data: await listPasskeys(db, staff.id),
  })),
  adminHandler(passkeys.beginPasskey, async (context, { staff }) => ({
    data: await beginPasskey(context.db, staff, relyingParty(context)),
  })),
  adminHandler(passkeys.addPasskey, async (context, { body, staff }) => {
    const codes = await addPasskey(context.db, staff, body, relyingParty(context))
    return { data: { staff: await meOf(context, staff), recovery_codes: codes } }
  }),
  adminHandler(passkeys.removePasskey, async (context, { params, staff }) => {
    await removePasskey(context.db, params.id, staff)
    return { data: await meOf(context, staff) }
  }),
  adminHandler(contract.renewRecoveryCodes, async ({ db }, { staff }) => ({
    data: { recovery_codes: await renewRecoveryCodes(db, staff) },
  })),
  adminHandler(contract.listOwnSessions, async ({ db }, { staff }) => ({
    data: await listOwnSessions(db, staff),
  })),
  adminHandler(contract.endOwnSession, async ({ db }, { params, staff, caller }) => {
    await endOwnStaffSession(db, staff, params.id)
    return { message: translate(caller.locale, 'answers.sessionEnded') }
  }),
]
