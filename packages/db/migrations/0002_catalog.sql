-- What the catalogue's lists are served from: collations of the three languages, counts ready for unfiltered lists.

-- Names sort as each language does, numbers in them by value. A server built without ICU sorts them by code point.
do $$
declare
  language text;
begin
  foreach language in array array['hy', 'ru', 'en'] loop
    begin
      execute format('create collation shop_%s (provider = icu, locale = %L)', language, language || '-u-kn-true');
    exception when feature_not_supported then
      execute format('create collation shop_%s from "C"', language);
    end;
  end loop;
end
$$;

-- One row for each category with listed products, one, number 0, for the whole shop, and one, number -1, for its savings:
-- how many products there are, their prices, and how many carry each brand and option (id to count). Kept with the listings
-- by the catalogue.
create table listing_summaries (
  category_id integer primary key,
  products integer not null,
  min_price drams,
  max_price drams,
  brands jsonb not null,
  options jsonb not null
);

-- Savings of the whole shop, and the whole shop by name.
drop index product_listings_product_id_idx;
create index on product_listings (position, product_id) where saving;
create index on product_listings (((name ->> 'hy') collate shop_hy), product_id);
create index on product_listings (((name ->> 'ru') collate shop_ru), product_id);
create index on product_listings (((name ->> 'en') collate shop_en), product_id);

-- A category's rows carry all that its lists sort and count by, so that reading one never leaves the table. Written anew
-- from product_listings whenever a product changes.
drop table category_listings;
create table category_listings (
  category_id integer not null references categories on delete cascade,
  product_id integer not null references product_listings on delete cascade,
  brand_id integer,
  price drams not null,
  saving boolean not null,
  position integer not null,
  created_at timestamptz not null,
  name translated not null,
  option_ids integer[] not null,
  primary key (category_id, product_id)
);
create index on category_listings (category_id, position, product_id);
create index on category_listings (category_id, price, product_id);
create index on category_listings (category_id, created_at, product_id);
create index on category_listings (category_id, ((name ->> 'hy') collate shop_hy), product_id);
create index on category_listings (category_id, ((name ->> 'ru') collate shop_ru), product_id);
create index on category_listings (category_id, ((name ->> 'en') collate shop_en), product_id);
create index on category_listings (product_id);
