import type { Tx } from '@tsiran/db/database'
import { slotsOfZone } from '../delivery/open-slots.ts'
import { DomainError } from '../errors.ts'
import type { Viewer } from '../shared/viewer.ts'

/** The refusal of a slot without a place, with the zone's open slots by days. */
export async function slotTaken(
  tx: Tx,
  zoneId: number,
  { locale }: Pick<Viewer, 'locale'>,
): Promise<DomainError> {
  const days = await slotsOfZone(tx, zoneId, { locale, openOnly: true })
  return new DomainError('slot_taken', { data: { days } })
}
