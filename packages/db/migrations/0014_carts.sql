-- What a shopper saw of a cart, how many lines it holds, and lines whose goods were deleted.

alter table cart_items
  -- Pieces of a full box when the shopper last saw the line: what the line cost follows from the three (decisions 22).
  add column seen_box_qty integer;
update cart_items i set seen_box_qty = v.box_qty from variants v where v.id = i.variant_id and i.seen_box_price is not null;

-- A line outlives its variant, so that its shopper learns what is gone.
alter table cart_items
  alter column variant_id drop not null,
  drop constraint cart_items_variant_id_fkey,
  add constraint cart_items_variant_id_fkey foreign key (variant_id) references variants on delete set null;

alter table carts
  -- Drams of the service line and of delivery when the shopper last saw them; null for not yet.
  add column seen_service drams,
  add column seen_shipping drams,
  -- A hash of the network that a guest ordered from, so that unpaid orders can be counted.
  add column network text;

-- Every writer of lines holds its cart's lock, so the count is exact.
create function limit_cart_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from (select distinct cart_id from added) a
    where (select count(*) from cart_items i where i.cart_id = a.cart_id) > 500
  ) then
    raise exception 'a cart holds 500 lines at most' using errcode = 'check_violation', constraint = 'cart_items_limit';
  end if;
  return null;
end
$$;
create trigger limit_cart_lines after insert on cart_items
  referencing new table as added for each statement execute function limit_cart_lines();

-- The buyer collects the order: no street is asked for.
alter table shipping_methods add column pickup boolean not null default false;
update shipping_methods set pickup = true where code = 'free_free';
