import type { ErrorCode } from '@tsiran/contract/errors'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { advanceOrder } from './advance-order.ts'
import type { OrderServices } from './order-services.ts'

/** Orders advanced at a time: the other connections stay with the buyers. */
const atOnce = 3

interface AdvanceAll {
  ids: readonly number[]
  to: 'processing' | 'completed'
  by: Actor
}

/** What became of many orders. */
export interface Advanced {
  applied: number
  /** In the order of the numbers that were given. */
  refused: { id: number; code: ErrorCode }[]
}

/** The shop advances many orders, each by itself: one that refuses keeps no other one back. A number that is given twice counts once. */
export async function advanceOrders(
  db: Db,
  services: OrderServices,
  { ids, to, by }: AdvanceAll,
): Promise<Advanced> {
  const wanted = [...new Set(ids)]
  const codes = new Map<number, ErrorCode>()
  const waiting = wanted.values()
  const work = async () => {
    for (const id of waiting) {
      try {
        await advanceOrder(db, services, { id, to, by })
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        codes.set(id, error.code)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const refused = wanted.flatMap((id) => (codes.has(id) ? [{ id, code: codes.get(id)! }] : []))
  return { applied: wanted.length - refused.length, refused }
}
