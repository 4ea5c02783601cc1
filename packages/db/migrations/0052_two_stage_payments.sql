-- Two-stage payments: the bank holds money on the card first, and takes it, or lets go of it, later.

alter table payments
  drop constraint payments_state_check,
  add constraint payments_state_check check (state in ('created', 'open', 'abandoned', 'held', 'capturing', 'captured', 'voiding',
    'voided', 'paid', 'declined', 'expired', 'refund_due', 'refunding', 'refunded')) not valid,
  -- When the bank was last asked to take the money or to let go of it, and when it refused that.
  add requested_at timestamptz,
  add refused_at timestamptz,
  add constraint payments_captured_check check (captured_amount <= held_amount) not valid,
  -- `amount` is what the buyer lets the bank hold, and what the bank took once that is known.
  add constraint payments_held_check check (amount <= held_amount) not valid;

alter table orders
  drop constraint orders_paid_check,
  add constraint orders_paid_check
    check (paid in ('unpaid', 'at_the_door', 'credit', 'held', 'paid', 'refund_due', 'part_refunded', 'refunded')) not valid;

-- Held money is not received: it says so only where nothing else is known of the order's money.
create or replace function paid_by_bank(of_order bigint) returns text language sql stable
  return (
    select case
      when bool_or(state in ('refund_due', 'refunding')
        or exists (select from payment_refunds r where r.payment_id = p.id and r.state in ('due', 'refunding'))) then 'refund_due'
      when bool_or(state in ('paid', 'captured') and refund_total > 0) then 'part_refunded'
      when bool_or(state in ('paid', 'captured')) then 'paid'
      when bool_or(state in ('held', 'capturing', 'voiding')) then 'held'
      when bool_or(state = 'refunded') then 'refunded'
    end
    from payments p where p.order_id = of_order);

drop trigger follow_new_payment on payments;
create trigger follow_new_payment after insert on payments for each row
  when (new.state not in ('created', 'open', 'abandoned', 'declined', 'expired', 'voided')) execute function follow_payment();
drop trigger follow_payment on payments;
create trigger follow_payment after update of state, refund_total on payments for each row
  when ((old.state, old.refund_total) is distinct from (new.state, new.refund_total)
    and not (old.state in ('created', 'open', 'abandoned', 'declined', 'expired', 'voided')
      and new.state in ('created', 'open', 'abandoned', 'declined', 'expired', 'voided')))
  execute function follow_payment();

-- The sandbox bank has a terminal of each kind.
alter table sandbox_payments
  add two_stage boolean not null default false,
  -- What the bank took; null for all of it.
  add deposited drams,
  -- How the bank answers the first request to take held money, or to let go of it.
  add later_mode text not null default 'normal' check (later_mode in ('normal', 'slow', 'error', 'lost', 'refused'));
