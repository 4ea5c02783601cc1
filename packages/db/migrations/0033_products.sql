-- What the staff's lists of products are searched and sorted by; removed variants are not in stock.

-- The status before a deletion, for its undoing.
alter table products
  add deleted_status text check (deleted_status in ('published', 'hidden')),
  add constraint products_deletion_check check ((deleted_at is null) = (deleted_status is null));

-- The sku and the names in all languages, lower case.
create function product_words(sku text, name jsonb) returns text language sql immutable parallel safe
  return lower(sku || ' ' || (select string_agg(value, ' ') from jsonb_each_text(name)));
create index on products using gin (product_words(sku, name) gin_trgm_ops);

-- Whether a language has no name, or no description though another one has.
create function lacks_translation(name jsonb, description jsonb) returns boolean language sql immutable parallel safe
  return jsonb_path_exists(name, '$.* ? (@ == "")')
    or jsonb_path_exists(description, '$.* ? (@ == "")') and jsonb_path_exists(description, '$.* ? (@ != "")');
create index on products (updated_at desc, id desc) where lacks_translation(name, description);

create index on products (created_at desc, id desc);
create index on products (((name ->> 'hy') collate shop_hy), id);
create index on products (((name ->> 'ru') collate shop_ru), id);
create index on products (((name ->> 'en') collate shop_en), id);

-- No index here mentions qty: an order's update of the stock stays within its page.
create index on variants (lower(sku) text_pattern_ops);
create index on variants (product_id) where old_price > price;
create index on variants (product_id) where portion_grams is not null;
-- Those whose contents are still to be read from their names.
create index on variants (id) where content_amount is null and portion_grams is null and removed_at is null;

create or replace function follow_stock() returns trigger language plpgsql as $$
begin
  perform from product_search where product_id = new.product_id for update skip locked;
  if found then
    update product_search s set in_stock =
      exists (select from variants v where v.product_id = s.product_id and v.qty > 0 and v.removed_at is null)
    where product_id = new.product_id;
  else
    insert into stock_changes (product_id) values (new.product_id);
  end if;
  return null;
end
$$;
