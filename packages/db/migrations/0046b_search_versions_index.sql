-- no transaction
-- Finds what an older version of the folding wrote.
drop index concurrently if exists product_search_fold_version;
create index concurrently product_search_fold_version on product_search (fold_version, product_id);
