-- no transaction
-- A variant that a picker proposes is not deleted: each removal of a variant looks for it.
drop index concurrently if exists order_substitutions_variant_id_idx;
create index concurrently order_substitutions_variant_id_idx on order_substitutions (variant_id);
