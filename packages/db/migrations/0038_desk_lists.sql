-- Lists of products and stock are counted from indexes alone: to read up to 100 000 rows of the table took most of a page's time.

create index on products (id) where deleted_at is null;
create index on products (status, updated_at desc, id desc) where deleted_at is null;
create index on products (brand_id, updated_at desc, id desc) where deleted_at is null;
drop index products_brand_id_id_idx;
create index on product_categories (category_id, product_id);
drop index product_categories_category_id_idx;
create index on variants (product_id) where removed_at is null;
