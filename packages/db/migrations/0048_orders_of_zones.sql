-- no transaction
-- The orders of a zone.
drop index concurrently if exists orders_zone_id_idx;
create index concurrently orders_zone_id_idx on orders (zone_id, id) where zone_id is not null;
