-- no transaction
-- Variants by their supplier's code: in the stock, in lists of products and in files.
drop index concurrently if exists variants_supplier_code;
create index concurrently variants_supplier_code on variants (supplier_code) where supplier_code <> '';
