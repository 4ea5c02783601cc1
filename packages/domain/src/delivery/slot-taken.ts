import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { slotsOfZone } from './open-slots.ts'

/**
 * The refusal of a slot without a place, with the zone's open slots by days. With `late`, slots past their cutoff count as open, as
 * they do for the staff.
 */
export async function slotTaken(
  db: Db,
  zoneId: number,
  { locale, late = false }: { locale: Locale; late?: boolean },
): Promise<DomainError> {
  const days = await slotsOfZone(db, zoneId, { locale, openOnly: true, late })
  return new DomainError('slot_taken', { data: { days } })
}
