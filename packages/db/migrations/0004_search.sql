-- Search: what every listed product is found by, and every word that one is found by. Written by the catalogue with the listings.

create table product_search (
  product_id integer primary key references product_listings on delete cascade,
  -- Words folded to how they sound, in Latin letters, behind a mark: h, r, e a word of the name in Armenian, Cyrillic, other letters;
  -- H, R, E such a word without its ending; ih, ir, ie the letter that a name begins with; b, B the brand's words; c, C its categories';
  -- o, O its options'; w a category's name that is one word; n numbers; s skus. No positions, no weights.
  terms tsvector not null,
  -- Some variant is in stock; follows the variants by a trigger.
  in_stock boolean not null,
  -- Words of the name in all languages: of two products with a word, the one whose name says little else comes first.
  size smallint not null,
  position integer not null
);
create index on product_search using gin (terms);

create table search_words (
  -- A whole word, folded.
  key text collate "C" primary key,
  -- What is left of its first letters without one or two of them: two words that share some are likely near.
  typos text[] not null
);
create index on search_words using gin (typos);
create index on search_words using gin (key gin_trgm_ops);

-- The version of the folding that the words are written in; no row before the first.
create table search_state (
  fold_version integer not null
);
create unique index on search_state ((true));

-- Two last variants may sell out at once: each waits for the other, then looks again.
create function follow_stock() returns trigger language plpgsql as $$
begin
  perform from product_search where product_id = new.product_id for update;
  update product_search s set in_stock = (select bool_or(qty > 0) from variants v where v.product_id = s.product_id)
  where product_id = new.product_id;
  return null;
end
$$;
create trigger follow_stock after update of qty on variants for each row
when ((old.qty > 0) is distinct from (new.qty > 0)) execute function follow_stock();

-- Its index goes with it.
alter table product_listings drop column search;
