-- no transaction
-- The lots in the house by the day on which they expire, and by their variant.
drop index concurrently if exists stock_lots_left_by_expiry;
create index concurrently stock_lots_left_by_expiry on stock_lots (expires_on, id) include (variant_id) where remaining > 0;
drop index concurrently if exists stock_lots_left_by_variant;
create index concurrently stock_lots_left_by_variant on stock_lots (variant_id) where remaining > 0;
