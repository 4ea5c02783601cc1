-- no transaction
drop index concurrently if exists products_without_pictures;
create index concurrently products_without_pictures on products (updated_at desc, id desc)
  where not has_picture and deleted_at is null;

-- Lots that expire soon are sought over all variants.
drop index concurrently if exists stock_lots_expires_on;
create index concurrently stock_lots_expires_on on stock_lots (expires_on) where expires_on is not null;
