-- no transaction
-- The orders of a slot.
drop index concurrently if exists orders_slot_id_idx;
create index concurrently orders_slot_id_idx on orders (slot_id) where slot_id is not null;
