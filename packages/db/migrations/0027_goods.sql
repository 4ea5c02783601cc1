-- What the staff keeps of products: versions, deletion that can be undone, contents, allergens, barcodes.

alter table products
  add version integer not null default 1,
  add updated_at timestamptz not null default now(),
  -- Set while a deletion can be undone; such a product is hidden.
  add deleted_at timestamptz,
  add allergens text[] not null default '{}',
  add constraint products_deleted_check check (deleted_at is null or status = 'hidden');
create index on products (updated_at desc, id desc);
create index on products (brand_id, id);
create index on products (deleted_at) where deleted_at is not null;

alter table variants
  add version integer not null default 1,
  add barcode text check (barcode ~ '^[0-9A-Za-z-]{4,40}$'),
  -- What one piece holds, for the price per kg, litre or piece.
  add content_amount integer check (content_amount > 0),
  add content_unit text check (content_unit in ('g', 'ml', 'piece')),
  -- A portion of weighed goods, in grams, and the drams of a kilogram; `price` stays the portion's.
  add portion_grams integer check (portion_grams > 0),
  add price_per_kg drams,
  -- Where it lies, and the number of pieces at which it is reordered.
  add shelf_place text not null default '',
  add low_mark integer check (low_mark >= 0),
  add supplier_code text not null default '',
  -- The variant's name in the merchant's other system.
  add external_id text,
  -- Set once no longer sold: open carts and orders still refer to it.
  add removed_at timestamptz,
  add constraint variants_content_check check ((content_amount is null) = (content_unit is null)),
  add constraint variants_weighed_check check ((portion_grams is null) = (price_per_kg is null));
create unique index variants_barcode_key on variants (barcode) where removed_at is null;
create unique index variants_external_id_key on variants (external_id) where removed_at is null;

alter table categories
  add version integer not null default 1,
  -- Not shown to shoppers, nor what is below it.
  add hidden boolean not null default false,
  add allergens text[] not null default '{}';
alter table brands add version integer not null default 1;
alter table attributes add version integer not null default 1;
