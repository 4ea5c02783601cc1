-- The stock that a variant is inserted with is put in by whoever inserts it. A transaction says who that is by `tsiran.staff_id`; null
-- for parts of the shop, and for a server that does not say.

create or replace function open_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movements (variant_id, delta, after, reason, staff_id)
  select id, qty, qty, 'opening', nullif(current_setting('tsiran.staff_id', true), '')::integer
  from inserted where qty > 0 order by id;
  return null;
end
$$;
