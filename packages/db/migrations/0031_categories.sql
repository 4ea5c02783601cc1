-- Categories: which of them shoppers see, and the addresses that things had before.

alter table categories
  -- Neither the category nor anything above it is hidden. Kept by the trigger below.
  add shown boolean not null default true;

create function keep_categories_shown() returns trigger language plpgsql as $$
begin
  with recursive tree as (
    select id, not hidden as shown from categories where parent_id is null
    union all
    select c.id, tree.shown and not c.hidden from tree join categories c on c.parent_id = tree.id
  )
  update categories c set shown = tree.shown from tree where tree.id = c.id and c.shown <> tree.shown;
  return null;
end
$$;
create trigger keep_categories_shown after insert or update of parent_id, hidden on categories
for each statement execute function keep_categories_shown();

-- The last part of an address that a thing had before, and the thing that it leads to now.
create table url_redirects (
  kind text not null check (kind in ('category', 'product')),
  old_key text not null,
  subject_id integer not null,
  created_at timestamptz not null default now(),
  primary key (kind, old_key)
);
create index on url_redirects (kind, subject_id);

-- What has a value of an attribute.
create index on product_attribute_values (attribute_id, product_id);
create index on product_super_attributes (attribute_id);
create index on variant_options (attribute_id);

-- Brands are listed by their place, then by name. No place was ever chosen.
update brands set position = 0;
create index on brands (position, id);
