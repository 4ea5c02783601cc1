-- A category's rows by brand, with their options: what is counted beside a chosen brand or option is read from the index alone.
create index on category_listings (category_id, brand_id) include (option_ids);
