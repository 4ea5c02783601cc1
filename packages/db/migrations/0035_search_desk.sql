-- What the staff steers the search with, and what shoppers searched for in vain.

alter table search_synonyms add version integer not null default 1;

create table search_pins (
  id integer generated always as identity primary key,
  version integer not null default 1,
  query text not null,
  -- The query's words, lower case, a blank between them.
  key text not null unique check (key <> ''),
  -- Products in the order in which they come first.
  product_ids integer[] not null check (cardinality(product_ids) > 0)
);

create table search_redirects (
  id integer generated always as identity primary key,
  version integer not null default 1,
  query text not null,
  key text not null unique check (key <> ''),
  -- A page of the shop without its language.
  path text not null check (path ~ '^/[^/\\]' or path = '/')
);

-- How often a text found nothing on a day in Yerevan. Nobody's name, number or address is in it.
create table search_misses (
  day date not null,
  query text not null,
  count integer not null,
  primary key (day, query)
);
