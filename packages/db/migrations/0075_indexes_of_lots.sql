-- `stock_lots_by_expiry` finds the lots of a variant; nothing reads those of all variants by their day any more.
drop index stock_lots_variant_id_expires_on_idx;
drop index stock_lots_expires_on;
