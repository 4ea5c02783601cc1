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

-- One row for each category with listed products, and one, number 0, for the whole shop: how many products there are,
-- their prices, and how many carry each brand and option (id to count). Kept with the listings by the catalogue.
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
