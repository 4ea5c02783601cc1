import type { SystemName } from '@tsiran/db/tables/staff'
import { networkHash } from './network.ts'

/** A member of the staff who acts. */
export interface StaffActor {
  kind: 'staff'
  id: number
  name: string
  /** The request that it was asked by, and a digest of the network that it came from. */
  requestId?: string
  network?: string
}

/** A member of the staff who acts from a network address. */
export const staffActor = (
  { id, name }: { id: number; name: string },
  { requestId, address }: { requestId: string; address: string },
): StaffActor => ({ kind: 'staff', id, name, requestId, network: networkHash(address) })

/** Who changes something for the merchant: one of the staff, or a part of the shop. */
export type Actor = StaffActor | { kind: 'system'; name: SystemName }

/** The member of the staff who acts, for columns that refer to one; null for a part of the shop. */
export const staffIdOf = (by: Actor): number | null => (by.kind === 'staff' ? by.id : null)
