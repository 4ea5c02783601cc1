import type pg from 'pg'

/** Invariants at every moment, as SQL that finds violations. */
const always: Record<string, string> = {
  'the stock plus the pieces of orders equals the initial stock': `
    select i.id, i.qty as was, v.qty as now, coalesce(sum(l.quantity), 0) as held
    from initial_stock i join variants v on v.id = i.id
    left join (select l.* from order_items l join orders o on o.id = l.order_id where o.holds_stock and l.stocked) l on l.variant_id = i.id
    where i.id not in (select v.id from variants v join products p on p.id = v.product_id where p.status = 'service')
    group by i.id, i.qty, v.qty having i.qty <> v.qty + coalesce(sum(l.quantity), 0)`,
  'companies owe the total of their credit orders': `
    select c.id, c.credit_owed, coalesce(sum(o.grand_total), 0) as ordered
    from companies c left join orders o on o.company_id = c.id and o.payment_method = 'credit' and o.status not in ('canceled', 'closed')
    group by c.id having c.credit_owed <> coalesce(sum(o.grand_total), 0)`,
  'every confirmed order has its two mails, once': `
    select o.id from orders o where o.status in ('pending', 'processing', 'completed') and (
      (select count(*) from mails where message_id in (format('<orderPlaced.%s@shop.test>', o.id), format('<orderPaid.%s@shop.test>', o.id))) <> 1
      or (select count(*) from mails where message_id = format('<shopOrder.%s@shop.test>', o.id)) <> 1)`,
  'no order that waits for its payment has a mail': `
    select o.id from orders o join mails m on m.message_id in (format('<orderPlaced.%s@shop.test>', o.id), format('<orderPaid.%s@shop.test>', o.id))
    where o.status = 'pending_payment'`,
  'an order is the sum of its lines': `
    select o.id from orders o join order_items l on l.order_id = o.id
    group by o.id having o.sub_total <> sum(l.total) or o.grand_total <> o.sub_total + o.shipping_amount`,
  'an order’s history leads to its status': `
    select o.id from orders o left join lateral (select to_status from order_changes where order_id = o.id order by id desc limit 1) h on true
    where h.to_status is distinct from o.status`,
  'a cart is one order': `select cart_id from orders group by cart_id having count(*) > 1`,
  'an order has one open payment at most, and a paid one exactly where it was paid': `
    select o.id from orders o where o.payment_method = 'ameriabank' and (
      (select count(*) from payments p where p.order_id = o.id and p.state in ('created', 'open')) > 1
      or (o.status = 'pending') <> (exists (select from payments p where p.order_id = o.id and p.state = 'paid')))`,
  'every payment that the shop recorded is at the bank': `
    select p.id from payments p left join sandbox_payments s on s.id::text = lower(p.bank_id)
    where p.state in ('paid', 'refund_due') and (s.status is distinct from 2 or s.amount <> p.amount)`,
}

/** Invariants once all buyers have stopped and the banks were polled. */
const atRest: Record<string, string> = {
  'no money at the bank is lost': `
    select p.id, p.state from sandbox_payments s join payments p on lower(p.bank_id) = s.id::text
    where s.status = 2 and p.state not in ('paid', 'refund_due')`,
}

/** Checks the invariants in one snapshot; returns the names of the violated ones with their first rows. */
export async function findBroken(client: pg.Client, { rest }: { rest: boolean }): Promise<string[]> {
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
    `select n.id from unnest($1::bigint[]) n(id) left join orders o on o.id = n.id and o.status = 'pending' where o.id is null`,
    [numbers],
  )
  return rows.map(({ id }) => Number(id))
}
