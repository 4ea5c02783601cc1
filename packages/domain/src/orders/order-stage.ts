import type { OrderStage } from '@tsiran/contract/admin/order-list-shapes'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import { sql, type RawBuilder } from 'kysely'
import { onItsWay } from './on-its-way.ts'
import { changeableStatuses } from './order-status.ts'

const deliveredStatuses: readonly OrderStatus[] = ['completed', 'closed']

/** The statuses that orders of a stage may have. */
export const statusesOfStage = (stage: OrderStage): readonly OrderStatus[] =>
  stage === 'delivered' ? deliveredStatuses : changeableStatuses

/** The stage of an order `o`; null before it is confirmed, and once it is canceled. */
export const stageOfOrder: RawBuilder<OrderStage | null> = sql<OrderStage | null>`case
  when o.status = any(${[...deliveredStatuses]}::text[]) then 'delivered'
  when o.status <> all(${[...changeableStatuses]}::text[]) then null
  when ${onItsWay(sql`o.id`)} then 'delivering'
  when o.settled_at is not null then 'packed'
  else coalesce((
    select case p.state when 'finished' then 'picked' else 'picking' end from order_pickings p where p.order_id = o.id), 'to_pick') end`
