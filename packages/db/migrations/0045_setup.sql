-- The first hour of a shop: what the merchant skipped of setting it up, and what the demo catalogue wrote.

-- A shop that is set up already is not led through it.
insert into settings (name, value)
select 'setup', jsonb_build_object('skipped', '[]'::jsonb, 'dismissed', exists (select from channels));

-- Rows of the demo catalogue, as it was loaded into the merchant's own shop: its removal takes these alone.
create table demo_rows (
  kind text not null check (kind in (
    'product', 'category', 'brand', 'attribute', 'page', 'slide', 'menu_item', 'post', 'post_category', 'post_tag')),
  row_id integer not null,
  primary key (kind, row_id)
);
