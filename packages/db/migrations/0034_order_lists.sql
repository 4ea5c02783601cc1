-- How an order's money stands, as a column that lists are filtered, counted and summed by. Orders by their e-mail.

alter table orders
  -- Written by the triggers below, in the transaction that moves the payment, the refund or the order.
  add column paid text not null default 'unpaid'
    check (paid in ('unpaid', 'at_the_door', 'credit', 'paid', 'refund_due', 'part_refunded', 'refunded'));

-- What the payments of banks say of an order's money; null where no bank has, or had, any.
create function paid_by_bank(of_order bigint) returns text language sql stable
  return (
    select case
      when bool_or(state in ('refund_due', 'refunding')
        or exists (select from payment_refunds r where r.payment_id = p.id and r.state in ('due', 'refunding'))) then 'refund_due'
      when bool_or(state = 'paid' and refund_total > 0) then 'part_refunded'
      when bool_or(state = 'paid') then 'paid'
      when bool_or(state = 'refunded') then 'refunded'
    end
    from payments p where p.order_id = of_order);

-- The same where no bank is involved: nobody but the shop itself takes the money at the door, or by an invoice.
create function paid_by_hand(status text, payment_method text) returns text language sql immutable parallel safe
  return case
    when status = 'canceled' or payment_method not in ('cashondelivery', 'credit') then 'unpaid'
    when payment_method = 'credit' then case when status = 'closed' then 'paid' else 'credit' end
    when status in ('completed', 'closed') then 'paid'
    else 'at_the_door'
  end;

drop trigger count_changed_order on orders;
drop index orders_status_created_at_id_idx;
update orders set paid = coalesce(paid_by_bank(id), paid_by_hand(status, payment_method))
where paid <> coalesce(paid_by_bank(id), paid_by_hand(status, payment_method));

-- A new order has no payments yet.
create function set_paid() returns trigger language plpgsql as $$
begin
  new.paid := case when tg_op = 'UPDATE' then paid_by_bank(new.id) end;
  new.paid := coalesce(new.paid, paid_by_hand(new.status, new.payment_method));
  return new;
end
$$;
create trigger set_paid_of_new before insert on orders for each row execute function set_paid();
create trigger set_paid_of_changed before update of status, payment_method on orders for each row
  when ((old.status, old.payment_method) is distinct from (new.status, new.payment_method))
  execute function set_paid();

-- The lock comes first, so that the next statement sees what other payments of the order have become.
create function update_paid(of_order bigint) returns void language plpgsql as $$
begin
  perform from orders where id = of_order for no key update;
  update orders set paid = coalesce(paid_by_bank(of_order), paid_by_hand(status, payment_method))
  where id = of_order and paid <> coalesce(paid_by_bank(of_order), paid_by_hand(status, payment_method));
end
$$;

create function follow_payment() returns trigger language plpgsql as $$
begin
  perform update_paid(case when tg_op = 'DELETE' then old.order_id else new.order_id end);
  return null;
end
$$;
create trigger follow_new_payment after insert on payments for each row
  when (new.state in ('paid', 'refund_due', 'refunding', 'refunded')) execute function follow_payment();
create trigger follow_payment after update of state, refund_total on payments for each row
  when ((old.state, old.refund_total) is distinct from (new.state, new.refund_total)
    and (old.state in ('paid', 'refund_due', 'refunding', 'refunded') or new.state in ('paid', 'refund_due', 'refunding', 'refunded')))
  execute function follow_payment();
create trigger follow_lost_payment after delete on payments for each row execute function follow_payment();

create function follow_refund() returns trigger language plpgsql as $$
begin
  perform update_paid(p.order_id) from payments p where p.id = case when tg_op = 'DELETE' then old.payment_id else new.payment_id end;
  return null;
end
$$;
create trigger follow_refund after insert or delete or update of state on payment_refunds for each row execute function follow_refund();

-- The sums of days tell how the money stands, too.
delete from order_day_changes;
delete from order_days;
alter table order_day_changes add column paid text not null;
alter table order_days add column paid text not null;
alter table order_days drop constraint order_days_pkey, add primary key (day, status, payment_method, paid);

create or replace function count_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_day_changes (day, status, payment_method, paid, orders, sum)
    values (order_day(old.created_at), old.status, old.payment_method, old.paid, -1, -old.grand_total);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_day_changes (day, status, payment_method, paid, orders, sum)
    values (order_day(new.created_at), new.status, new.payment_method, new.paid, 1, new.grand_total);
  end if;
  return null;
end
$$;
create trigger count_changed_order after update on orders for each row
  when ((old.created_at, old.status, old.payment_method, old.paid, old.grand_total)
    is distinct from (new.created_at, new.status, new.payment_method, new.paid, new.grand_total))
  execute function count_order();
insert into order_days (day, status, payment_method, paid, orders, sum)
select order_day(created_at), status, payment_method, paid, count(*), sum(grand_total) from orders group by 1, 2, 3, 4;

create index on orders (status, paid, created_at desc, id desc);
create index on orders (payment_method, created_at desc, id desc);
create index on orders (created_at desc, id desc) where company_id is not null;

-- An e-mail is found by its beginning. An address rarely has another one than its order.
create index orders_by_email on orders (lower(email) text_pattern_ops);
create index orders_by_billing_email on orders (lower(billing_address ->> 'email') text_pattern_ops)
  where lower(billing_address ->> 'email') <> lower(email);
create index orders_by_shipping_email on orders (lower(shipping_address ->> 'email') text_pattern_ops)
  where lower(shipping_address ->> 'email') <> lower(email);
