-- Cash of orders that were canceled while a courier was on the way: the `cash` of a stop without an outcome (decision 38).

alter table route_stops
  -- When the money went back to the buyer, and who of the staff returned it; null for money that is still with the shop.
  add column returned_at timestamptz,
  add column returned_by integer references staff on delete restrict;
create index on route_stops (returned_by);

-- What the cash that a courier took for a canceled order says of its money; null where none was taken.
create function paid_at_door(of_order bigint) returns text language sql stable
  return (
    select case when bool_or(t.returned_at is null) then 'refund_due' else 'refunded' end
    from route_stops t
    where t.order_id = of_order and t.outcome is distinct from 'nobody_home' and t.outcome is null and t.cash > 0
    group by t.order_id);

-- What others than the shop's own hand say of an order's money: the payments of banks, else the cash of a canceled order.
create or replace function paid_by_bank(of_order bigint) returns text language sql stable
  return coalesce((
    select case
      when bool_or(state in ('refund_due', 'refunding')
        or exists (select from payment_refunds r where r.payment_id = p.id and r.state in ('due', 'refunding'))) then 'refund_due'
      when bool_or(state in ('paid', 'captured') and refund_total > 0) then 'part_refunded'
      when bool_or(state in ('paid', 'captured')) then 'paid'
      when bool_or(state in ('held', 'capturing', 'voiding')) then 'held'
      when bool_or(state = 'refunded') then 'refunded'
    end
    from payments p where p.order_id = of_order), paid_at_door(of_order));

create function follow_cash() returns trigger language plpgsql as $$
begin
  perform update_paid(new.order_id);
  return null;
end
$$;
create trigger follow_cash after update of cash, returned_at on route_stops for each row
  when (new.outcome is null and (old.cash, old.returned_at) is distinct from (new.cash, new.returned_at))
  execute function follow_cash();
