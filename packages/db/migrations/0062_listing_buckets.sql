-- The whole shop in parts of some thousand products, by name and by price. A page in the middle of the names skips whole buckets, and a
-- range of prices sums their counts. Without buckets both read all rows; the worker writes them (`fold-listing-changes.ts`).

create table name_buckets (
  locale text not null,
  -- A bucket has the names from this one up to the next bucket's; the first begins with ''.
  first text not null,
  products integer not null,
  -- Products when it was written: it is divided once it has twice as many.
  counted integer not null,
  primary key (locale, first)
);

create table price_buckets (
  first bigint primary key,
  products integer not null,
  counted integer not null
);
create table price_bucket_counts (
  first bigint not null,
  kind text not null check (kind in ('brand', 'option')),
  id integer not null,
  products integer not null,
  primary key (first, kind, id)
);

-- Rows that entered product_listings (1) or left it (-1) since the buckets were counted. Buckets and changes together are exact.
create table listing_changes (
  id bigint generated always as identity primary key,
  sign smallint not null check (sign in (-1, 1)),
  price bigint not null,
  brand_id integer,
  option_ids integer[] not null,
  -- Null where the name stayed.
  name jsonb
);

-- Whoever writes the lists, a server of an earlier version too, notes what changes. Of very many rows at once nothing is noted: there
-- are no buckets until they are counted anew.
create function note_listing_changes() returns trigger language plpgsql as $$
declare
  most constant integer := 20000;
  many boolean := tg_op = 'TRUNCATE';
begin
  if tg_op in ('INSERT', 'UPDATE') then
    many := (select count(*) > most from entered);
  elsif tg_op = 'DELETE' then
    many := (select count(*) > most from gone);
  end if;
  if many then
    delete from name_buckets;
    delete from price_buckets;
    delete from price_bucket_counts;
  elsif tg_op = 'INSERT' then
    insert into listing_changes (sign, price, brand_id, option_ids, name) select 1, price, brand_id, option_ids, name from entered;
  elsif tg_op = 'DELETE' then
    insert into listing_changes (sign, price, brand_id, option_ids, name) select -1, price, brand_id, option_ids, name from gone;
  else
    insert into listing_changes (sign, price, brand_id, option_ids, name)
    select side.*
    from gone g
    join entered e using (product_id)
    cross join lateral (values
      (-1, g.price::bigint, g.brand_id, g.option_ids, nullif(g.name::jsonb, e.name)),
      (1, e.price::bigint, e.brand_id, e.option_ids, nullif(e.name::jsonb, g.name))
    ) side
    where (g.price, g.brand_id, g.option_ids, g.name::jsonb) is distinct from (e.price, e.brand_id, e.option_ids, e.name::jsonb);
  end if;
  return null;
end
$$;
create trigger note_entered after insert on product_listings
referencing new table as entered for each statement execute function note_listing_changes();
create trigger note_gone after delete on product_listings
referencing old table as gone for each statement execute function note_listing_changes();
create trigger note_changed after update on product_listings
referencing old table as gone new table as entered for each statement execute function note_listing_changes();
create trigger note_truncated after truncate on product_listings for each statement execute function note_listing_changes();
-- Whoever fills a database without triggers changes the lists, too.
alter table product_listings
  enable always trigger note_entered,
  enable always trigger note_gone,
  enable always trigger note_changed,
  enable always trigger note_truncated;
