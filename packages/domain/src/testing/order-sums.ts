import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** What holds for the money of every order at every moment, as SQL that finds violations. */
export const orderSums: Record<string, string> = {
  'an order is the sum of its lines': `
    select o.id from orders o join order_items l on l.order_id = o.id
    group by o.id having o.sub_total <> sum(l.total) or o.grand_total <> o.sub_total + o.shipping_amount`,
  'a line costs no more than the pieces that are left': `
    select id from order_items where portion_grams is null and total > (quantity - canceled) * unit_price`,
  'a settled order costs its ceiling at most, and every line of it is decided': `
    select o.id from orders o where o.settled_at is not null and (o.grand_total > o.agreed_total + o.buffer
      or exists (select from order_items l where l.order_id = o.id and l.stocked and l.quantity > l.canceled and l.pick_state is null))`,
  'what was weighed costs its grams at most, in steps of 10': `
    select l.id from order_items l join orders o on o.id = l.order_id
    where o.settled_at is not null and l.portion_grams is not null and l.pick_state in ('found', 'short') and l.quantity > l.canceled
      and (l.picked_grams % 10 <> 0
        or l.total > round(l.price_per_kg * coalesce(l.picked_grams, l.picked_quantity * l.portion_grams)::numeric / 1000))`,
  'refunds are at most what was paid': `
    select p.id from payments p join payment_refunds r on r.payment_id = p.id and r.state <> 'refused'
    group by p.id having sum(r.amount) > p.amount`,
  'refunds name pieces of their own order, and none twice': `
    select p.order_id, n.line_id from payment_refunds r join payments p on p.id = r.payment_id
    cross join jsonb_to_recordset(r.lines) n(line_id bigint, quantity integer)
    left join order_items l on l.id = n.line_id and l.order_id = p.order_id
    where r.state <> 'refused' group by p.order_id, n.line_id, l.quantity, l.canceled
    having l.quantity is null or sum(n.quantity) > l.quantity - l.canceled`,
  'companies owe what their credit orders cost and is not paid yet': `
    select c.id, c.credit_owed, coalesce(sum(o.grand_total - o.credit_settled), 0) as ordered
    from companies c left join orders o on o.company_id = c.id and o.payment_method = 'credit' and o.status not in ('canceled', 'closed')
    group by c.id having c.credit_owed <> coalesce(sum(o.grand_total - o.credit_settled), 0)`,
  'a payment counts its refunds': `
    select p.id, p.refund_total from payments p left join payment_refunds r on r.payment_id = p.id and r.state <> 'refused'
    group by p.id having p.refund_total <> coalesce(sum(r.amount), 0)`,
  'an order that will be delivered is paid to the dram': `
    select o.id, o.grand_total from orders o join payments p on p.order_id = o.id and p.state in ('paid', 'captured')
    where o.status in ('pending', 'processing') group by o.id having sum(p.amount - p.refund_total) <> o.grand_total`,
  'the shop keeps nothing of a canceled order': `
    select o.id from orders o join payments p on p.order_id = o.id
    where o.status = 'canceled' and p.state in ('paid', 'captured') and p.refund_total < p.amount`,
  'the bank holds nothing for a canceled order that it was not asked about': `
    select o.id from orders o join payments p on p.order_id = o.id where o.status = 'canceled' and p.state = 'held'`,
  'an order costs what the bank holds for it at most': `
    select o.id from orders o join payments p on p.order_id = o.id and p.state = 'held' where o.grand_total > p.held_amount`,
  'the bank takes what it holds at most, and a settled order waits for its money no more': `
    select p.id from payments p join orders o on o.id = p.order_id
    where p.captured_amount > p.held_amount or (p.state = 'captured' and p.amount <> p.captured_amount)
      or (p.state = 'held' and (o.settled_at is not null or o.status = 'completed'))`,
  'an order has the right paid state': `
    select o.id, o.paid from orders o cross join lateral (
      select count(*) filter (where state in ('paid', 'captured')) as paid, count(*) filter (where state = 'refunded') as refunded,
        count(*) filter (where state in ('paid', 'captured') and refund_total > 0) as part,
        count(*) filter (where state in ('held', 'capturing', 'voiding')) as held,
        count(*) filter (where state in ('refund_due', 'refunding') or exists (
          select from payment_refunds r where r.payment_id = p.id and r.state in ('due', 'refunding'))) as due
      from payments p where p.order_id = o.id) n
    cross join lateral (
      select count(*) filter (where returned_at is null) as due, count(returned_at) as returned
      from route_stops where order_id = o.id and outcome is null and cash > 0) cash
    where o.paid is distinct from case
      when n.due + cash.due > 0 then 'refund_due'
      when n.part > 0 then 'part_refunded'
      when n.paid > 0 then 'paid'
      when n.held > 0 then 'held'
      when n.refunded + cash.returned > 0 then 'refunded'
      when o.status = 'canceled' then 'unpaid'
      when o.payment_method = 'credit' and o.status = 'closed' then 'paid'
      when o.payment_method = 'credit' then 'credit'
      when o.payment_method = 'cashondelivery' and o.status in ('completed', 'closed') then 'paid'
      when o.payment_method = 'cashondelivery' then 'at_the_door'
      else 'unpaid' end`,
  'a slot counts the orders that have a place in it': `
    select s.id, s.taken from delivery_slots s left join orders o on o.slot_id = s.id and o.holds_slot
    group by s.id having s.taken <> count(o.id)`,
  'an order that holds stock in a slot has its place, but for one that was paid late when the slot had no room; no other has one': `
    select o.id, o.holds_stock, o.holds_slot from orders o join delivery_slots s on s.id = o.slot_id
    where o.holds_slot <> o.holds_stock and not (o.holds_stock
      and exists (select from order_changes c where c.order_id = o.id and c.to_status = 'pending' and c.actor = 'bank')
      and exists (select from (
        select delta, sum(delta) over (order by id) - delta as before, row_number() over (order by id) as turn
        from stock_movements where reference_type = 'order' and reference = o.id::text) m
        where m.turn > 1 and m.before = 0 and m.delta < 0)
      and (s.closed or s.cutoff_at <= now()
        or s.capacity <= (select count(*) from orders x where x.slot_id = s.id and x.id <> o.id)))`,
  'the sums of days are the sums of their orders': `
    select day, status, payment_method, paid from (
      select order_day(created_at) as day, status, payment_method, paid, 1 as orders, grand_total as sum from orders
      union all select day, status, payment_method, paid, -orders, -sum from order_days
      union all select day, status, payment_method, paid, -orders, -sum from order_day_changes) d
    group by 1, 2, 3, 4 having sum(orders) <> 0 or sum(sum) <> 0`,
  'every change of an order by the staff is in the audit log, once': `
    select order_id from (
      select order_id, 1 as changes from order_changes where staff_id is not null and note <> 'refunded'
      union all select order_id, 1 from order_edits where staff_id is not null
      union all select subject_id::bigint, -1 from audit_log where subject_type = 'order' and staff_id is not null
        and (action in ('order.place', 'order.advance', 'order.cancel', 'order.cancel_lines', 'order.edit', 'order.move', 'order.settle',
            'order.settle_credit')
          or action = 'order.claim_picking' and after ->> 'status' is not null)
      union all select closed::bigint, -1 from audit_log cross join jsonb_array_elements_text(after -> 'closed') closed
        where action = 'company.settle' and staff_id is not null) n
    group by order_id having sum(changes) <> 0`,
}

/** What holds for the stock and the history of orders at every moment, where nobody writes the stock past its ledger. */
export const ledgerSums: Record<string, string> = {
  'the stock of a variant is the sum of its movements': `
    select v.id, v.qty, coalesce(sum(m.delta), 0) as sum from variants v left join stock_movements m on m.variant_id = v.id
    group by v.id having v.qty <> coalesce(sum(m.delta), 0)`,
  'the movements of an order are the pieces that it holds': `
    with moved as (
      select reference::bigint as order_id, variant_id, -sum(delta) as pieces from stock_movements
      where reference_type = 'order' group by 1, 2 having sum(delta) <> 0),
    held as (
      select l.order_id, l.variant_id, sum(l.quantity - l.canceled) as pieces
      from order_items l join orders o on o.id = l.order_id where o.holds_stock and l.stocked and l.variant_id is not null
      group by 1, 2 having sum(l.quantity - l.canceled) <> 0)
    select * from moved m full join held h using (order_id, variant_id) where m.pieces is distinct from h.pieces`,
  'what is left of a lot is what the pieces in the house leave for it': `
    with held as (
      select l.variant_id, sum(l.quantity - l.canceled) as pieces from order_items l join orders o on o.id = l.order_id
      where o.holds_stock and o.status in ('pending_payment', 'pending', 'processing') and l.stocked group by 1),
    counted as (
      select l.id, l.variant_id, l.remaining, greatest(0, least(l.qty, coalesce(v.qty + coalesce(h.pieces, 0), 0)
        - (sum(l.qty) over (partition by l.variant_id order by coalesce(l.expires_on, 'infinity') desc, l.id desc) - l.qty))) as expected
      from stock_lots l left join variants v on v.id = l.variant_id left join held h on h.variant_id = l.variant_id)
    select * from counted where remaining <> expected and variant_id not in (select variant_id from lot_changes)`,
  'an order’s history leads to its status': `
    select o.id from orders o left join lateral (select to_status from order_changes where order_id = o.id order by id desc limit 1) h on true
    where h.to_status is distinct from o.status`,
}

/** Names of the sums that do not hold, with their first rows. */
export async function findBrokenSums(
  db: Db,
  sums: Record<string, string> = orderSums,
): Promise<string[]> {
  const broken: string[] = []
  for (const [name, text] of Object.entries(sums)) {
    const { rows } = await sql.raw(`${text} limit 3`).execute(db)
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows)}`)
  }
  return broken
}
