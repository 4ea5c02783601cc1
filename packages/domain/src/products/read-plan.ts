import { fieldError } from '../errors.ts'
import type { BulkCall } from './bulk-call.ts'

/** When an edit is done, and when it is taken back; undefined for now and never. */
export interface Plan {
  startsAt?: Date
  endsAt?: Date
}

const dayMs = 24 * 60 * 60 * 1_000
/** A time further away is a slip of the hand. */
const maxDays = 366

/**
 * The times of a call. Refuses with `validation_failed` times that are past, further away than a year or none, an end that is not
 * after the start, and times for single cells: their versions are those of now.
 */
export function readPlan({ cells, starts_at, ends_at }: BulkCall): Plan {
  const startsAt = readTime('starts_at', starts_at)
  const endsAt = readTime('ends_at', ends_at)
  if (cells && (startsAt || endsAt)) throw fieldError('cells', 'invalid')
  if (startsAt && endsAt && endsAt <= startsAt) throw fieldError('ends_at', 'endBeforeStart')
  return { ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) }
}

function readTime(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw fieldError(field, 'invalid')
  if (time <= Date.now()) throw fieldError(field, 'timePast')
  if (time > Date.now() + maxDays * dayMs) throw fieldError(field, 'invalid')
  return new Date(time)
}
