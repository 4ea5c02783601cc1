import {
  orderStages,
  type OrderStage,
  type PaidState,
} from '@tsiran/contract/admin/order-list-shapes'
import { orderStatuses, type OrderStatus } from '@tsiran/contract/order-shapes'
import { fieldError } from '../errors.ts'
import { requireDays } from '../shared/history-range.ts'
import { statusesOfStage } from './order-stage.ts'
import { changeableStatuses } from './order-status.ts'

/** What narrows a list of orders, as the API takes it. Days are in Yerevan, `YYYY-MM-DD`, both included; sums in drams. */
export interface OrderFilter {
  search?: string | undefined
  /** Statuses with commas between them. */
  status?: string | undefined
  /** Stages with commas between them. */
  stage?: string | undefined
  payment_method?: string | undefined
  paid?: PaidState | undefined
  customer_id?: number | undefined
  company_id?: number | undefined
  buyer?: 'company' | 'person' | undefined
  date_from?: string | undefined
  date_to?: string | undefined
  sum_from?: number | undefined
  sum_to?: number | undefined
  slot_id?: number | undefined
  zone_id?: number | undefined
  courier_id?: number | undefined
  /** Whether the end of the slot of an open order has passed. */
  late?: boolean | undefined
}

/** The names in a field of a filter. Refuses an unknown one with `validation_failed`. */
function namesIn<Name extends string>(
  field: 'status' | 'stage',
  { [field]: text = '' }: OrderFilter,
  all: readonly Name[],
): readonly Name[] {
  const names: readonly string[] = text.split(',').filter(Boolean)
  const known = all.filter((name) => names.includes(name))
  if (known.length !== new Set(names).size) throw fieldError(field, 'invalid')
  return known
}

/** The statuses that a filter leaves, also by its stages and lateness. Refuses an unknown status or stage with `validation_failed`. */
export function statusesOf(filter: OrderFilter): readonly OrderStatus[] {
  const named = namesIn('status', filter, orderStatuses)
  const staged = namesIn('stage', filter, orderStages).flatMap(statusesOfStage)
  const late = filter.late ? changeableStatuses : []
  return orderStatuses.filter((status) =>
    [named, staged, late].every((some) => some.length === 0 || some.includes(status)),
  )
}

/** The stages of a filter; undefined where it has none, or where the statuses alone say which orders are at them. */
export function openStagesOf(filter: OrderFilter): readonly OrderStage[] | undefined {
  const stages = namesIn('stage', filter, orderStages)
  return stages.every((stage) => stage === 'delivered') ? undefined : stages
}

/** Refuses an unknown status or stage and days that there are not with `validation_failed`. */
export function checkFilter(filter: OrderFilter): void {
  const { date_from, date_to } = filter
  statusesOf(filter)
  requireDays({ date_from, date_to })
}
