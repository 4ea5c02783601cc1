alter table payments validate constraint payments_state_check;
alter table payments validate constraint payments_captured_check;
alter table payments validate constraint payments_held_check;
alter table orders validate constraint orders_paid_check;
