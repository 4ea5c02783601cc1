import type { EndpointByKey, InputOf, KeyOf, OutputOf } from '../endpoint.ts'
import * as audit from './audit.ts'
import type { AdminEndpoint } from './endpoint.ts'
import * as staff from './staff.ts'

/** Every endpoint of the back office. The storefront never imports this list. */
export const adminEndpoints = [
  staff.getClaim,
  staff.claimShop,
  staff.openSession,
  staff.proveSecondFactor,
  staff.getConfirmOptions,
  staff.confirmSession,
  staff.endSession,
  staff.getMe,
  staff.changeMe,
  staff.changePassword,
  staff.beginTotp,
  staff.confirmTotp,
  staff.removeTotp,
  staff.listPasskeys,
  staff.beginPasskey,
  staff.addPasskey,
  staff.removePasskey,
  staff.renewRecoveryCodes,
  staff.listOwnSessions,
  staff.endOwnSession,
  staff.listStaff,
  staff.inviteStaff,
  staff.withdrawInvite,
  staff.acceptInvite,
  staff.changeStaff,
  staff.removeStaff,
  staff.endStaffSessions,
  staff.resetSecondFactor,
  audit.listAudit,
] as const satisfies readonly AdminEndpoint[]

type AnyEndpoint = (typeof adminEndpoints)[number]
export type AdminKey = KeyOf<AnyEndpoint>
export type AdminEndpointOf<K extends AdminKey> = EndpointByKey<AnyEndpoint, K>
export type AdminInput<K extends AdminKey> = InputOf<AdminEndpointOf<K>>
export type AdminOutput<K extends AdminKey> = OutputOf<AdminEndpointOf<K>>
