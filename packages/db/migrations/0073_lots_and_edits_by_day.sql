-- no transaction
-- The lots of a variant from the last to expire on, without a sort.
drop index concurrently if exists stock_lots_by_expiry;
create index concurrently stock_lots_by_expiry on stock_lots (variant_id, (coalesce(expires_on, 'infinity'::date)), id);
-- What was settled and canceled on a day.
drop index concurrently if exists order_edits_created_at_idx;
create index concurrently order_edits_created_at_idx on order_edits (created_at);
