import { ledgerSums, orderSums } from '@tsiran/domain/testing/order-sums'
import type pg from 'pg'

/** Invariants at every moment, as SQL that finds violations. */
const always: Record<string, string> = {
  'the stock plus the pieces of orders equals the initial stock': `
    select i.id, i.qty as was, v.qty as now, coalesce(sum(l.quantity - l.canceled), 0) as held
    from initial_stock i join variants v on v.id = i.id
    left join (select l.* from order_items l join orders o on o.id = l.order_id where o.holds_stock and l.stocked) l on l.variant_id = i.id
    where i.id not in (select v.id from variants v join products p on p.id = v.product_id where p.status = 'service')
    group by i.id, i.qty, v.qty having i.qty <> v.qty + coalesce(sum(l.quantity - l.canceled), 0)`,
  'every confirmed order has its two mails, once': `
    select o.id from orders o where o.status in ('pending', 'processing', 'completed') and (
      (select count(*) from mails where message_id in (format('<orderPlaced.%s@shop.test>', o.id), format('<orderPaid.%s@shop.test>', o.id), format('<orderHeld.%s@shop.test>', o.id))) <> 1
      or (select count(*) from mails where message_id = format('<shopOrder.%s@shop.test>', o.id)) <> 1)`,
  'no order that waits for its payment has a mail': `
    select o.id from orders o join mails m on m.message_id in (format('<orderPlaced.%s@shop.test>', o.id), format('<orderPaid.%s@shop.test>', o.id), format('<orderHeld.%s@shop.test>', o.id))
    where o.status = 'pending_payment'`,
  ...orderSums,
  ...ledgerSums,
  'a finished picking has every line decided': `
    select p.order_id, l.id from order_pickings p join order_items l on l.order_id = p.order_id
    where p.state = 'finished' and l.stocked and l.quantity > l.canceled and l.replaces_id is null and l.pick_state is null`,
  'nobody picks an order that is canceled': `
    select o.id from orders o join order_pickings p on p.order_id = o.id where o.status = 'canceled' and o.settled_at is null`,
  'every claim has a picker, and its order is confirmed': `
    select p.order_id from order_pickings p join orders o on o.id = p.order_id
    where p.staff_id is null or o.status not in ('processing', 'completed', 'closed')`,
  'the buffer of an order that is not settled is that of its weighed lines': `
    select o.id, o.buffer, w.total from orders o left join lateral (
      select sum(total) as total from order_items where order_id = o.id and portion_grams is not null and quantity > canceled) w on true
    where o.settled_at is null and o.status in ('pending_payment', 'pending', 'processing')
      and o.buffer <> case when w.total is null then 0 else greatest(ceil(w.total * 15 / 100.0), 500) end`,
  'a substitute costs no more than what it replaces, of which nothing is left': `
    select l.id from order_items l join order_items r on r.id = l.replaces_id
    where l.total > r.agreed_total or r.pick_state <> 'replaced' or r.quantity > r.canceled or r.total <> 0`,
  'a cart is one order': `select cart_id from orders group by cart_id having count(*) > 1`,
  'an order has one open payment at most, and a paid one where it will be delivered': `
    select o.id from orders o where o.payment_method = 'ameriabank' and (
      (select count(*) from payments p where p.order_id = o.id and p.state in ('created', 'open')) > 1
      or (o.status in ('pending', 'processing')) and not exists (select from payments p where p.order_id = o.id and p.state in ('paid', 'captured', 'held', 'capturing')))`,
  'every payment that the shop recorded is at the bank': `
    select p.id from payments p left join sandbox_payments s on s.id::text = lower(p.bank_id)
    where p.state in ('paid', 'captured', 'refund_due') and (s.status not in (2, 4) or s.id is null
      or s.amount <> coalesce(p.held_amount, p.amount) or (p.state = 'captured' and coalesce(s.deposited, s.amount) <> p.amount))`,
  'the bank takes what it held at most, and does not let go of what it took': `
    select s.id from sandbox_payments s where s.deposited > s.amount or (s.status = 3 and s.deposited is not null)`,
  'held money is captured or released once': `
    select p.id from payments p join payment_events e on e.payment_id = p.id and e.to_state in ('captured', 'voided')
      and e.from_state in ('held', 'capturing', 'voiding')
    group by p.id having count(*) > 1 or p.held_amount is null or bool_or(e.to_state = 'voided') <> (p.state = 'voided')`,
  'a captured order keeps its final sum, but for what the staff returned': `
    select o.id, o.grand_total, p.amount, p.refund_total from orders o join payments p on p.order_id = o.id
    where p.state = 'captured' and o.status <> 'canceled' and (p.amount - p.refund_total > o.grand_total
      or (p.amount - p.refund_total < o.grand_total
        and not exists (select from payment_refunds r where r.payment_id = p.id and r.staff_id is not null)))`,
  'what the bank took is what the shop asked for': `
    select p.id from payments p join sandbox_payments s on s.id::text = lower(p.bank_id)
    where p.held_amount is not null and s.deposited is distinct from p.captured_amount and s.status in (2, 4)`,
  'the bank returned no more than the shop asked for': `
    select p.id from payments p join sandbox_payments s on s.id::text = lower(p.bank_id)
    where s.refunded > (select coalesce(sum(r.amount), 0) from payment_refunds r where r.payment_id = p.id and r.state in ('refunding', 'refunded'))`,
  'what was delivered is a completed order, and its cash the order’s': `
    select t.order_id, o.status, t.cash, o.grand_total from route_stops t join orders o on o.id = t.order_id
    where t.outcome = 'delivered' and (o.status not in ('completed', 'closed')
      or t.cash <> case when o.payment_method = 'cashondelivery' then o.grand_total else 0 end)`,
  'cash without an outcome is a canceled order’s, and due until it went back': `
    select t.order_id, o.status, o.paid, t.cash, o.grand_total from route_stops t join orders o on o.id = t.order_id
    where t.outcome is null and t.cash > 0 and (o.status <> 'canceled' or t.cash <> o.grand_total
      or o.paid <> case when t.returned_at is null then 'refund_due' else 'refunded' end)`,
}

/** Invariants once all buyers have stopped and the banks were polled. */
const atRest: Record<string, string> = {
  'all held money was taken or let go of': `
    select p.id, p.state, s.status from payments p join sandbox_payments s on s.id::text = lower(p.bank_id)
    where p.state in ('held', 'capturing', 'voiding') or (p.state = 'captured' and s.status not in (2, 4)) or (p.state = 'voided' and s.status <> 3)
      or s.status = 1`,
  'a delivered order is paid': `
    select o.id from orders o where o.payment_method = 'ameriabank' and o.status = 'completed'
      and not exists (select from payments p where p.order_id = o.id and p.state in ('paid', 'captured', 'refund_due', 'refunding', 'refunded'))`,
  'no money at the bank is lost': `
    select p.id, p.state from sandbox_payments s join payments p on lower(p.bank_id) = s.id::text
    where s.status in (1, 2) and p.state not in ('held', 'capturing', 'captured', 'voiding', 'paid', 'refund_due', 'refunding', 'refunded')`,
}

/** Checks the invariants in one snapshot; returns the names of the violated ones with their first rows. */
export async function findBroken(
  client: pg.Client,
  { rest }: { rest: boolean },
): Promise<string[]> {
  await client.query('begin isolation level repeatable read read only')
  const broken: string[] = []
  for (const [name, text] of Object.entries({ ...always, ...(rest && atRest) })) {
    const { rows } = await client.query(`${text} limit 3`)
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows)}`)
  }
  await client.query('commit')
  return broken
}

/** Numbers of confirmed orders that the shop has lost. */
export async function findLost(client: pg.Client, numbers: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `select n.id from unnest($1::bigint[]) n(id) left join orders o on o.id = n.id where o.id is null or not exists (select from order_changes c where c.order_id = o.id and c.to_status = 'pending')`,
    [numbers],
  )
  return rows.map(({ id }) => Number(id))
}
