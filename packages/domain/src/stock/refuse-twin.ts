import type { Tx } from '@tsiran/db/database'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { staffIdOf, type Actor } from '../shared/actor.ts'

interface Moved {
  variantId: number
  delta: number
  /** The stock before, for the form that is asked. */
  qty: number
  reference?: string | undefined
  by: Actor
}

/** Whoever comes to the same shelf within a shift may report the same pieces. */
const hours = 12
/** Newest movements that are looked through: what sells without pause has thousands in a shift. */
const maxMovements = 1000

/**
 * Refuses with `already_moved` where another member of the staff has moved as many pieces of a locked variant the same way, by an
 * adjustment or a count, and no paper says that those were others: two people may report the same broken pieces.
 */
export async function refuseTwin(tx: Tx, { variantId, delta, qty, reference = '', by }: Moved) {
  const staffId = staffIdOf(by)
  if (staffId === null) return
  const paper = reference.trim()
  const { rows } = await sql<{ reason: string; at: Date; who: string }>`
    select m.reason, m.at, s.name as who
    from (
      select * from stock_movements where variant_id = ${variantId} order by id desc limit ${maxMovements}
    ) m
    join staff s on s.id = m.staff_id
    where m.staff_id <> ${staffId} and m.delta = ${delta} and m.at > now() - make_interval(hours => ${hours})
      and (m.reference_type is null
        or m.reference_type = 'paper' and (${paper} = '' or lower(m.reference) = lower(${paper})))
    order by m.id desc limit 1`.execute(tx)
  const [twin] = rows
  if (!twin) return
  const { reason, at, who } = twin
  throw new DomainError('already_moved', {
    values: { who, time: `${formatDate(at)} ${formatTime(at)}` },
    data: { qty, reason, at: at.toISOString(), moved_by: who },
  })
}
