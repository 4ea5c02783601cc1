-- What the price label of a variant was last printed with: the shelf shows it until the next one is printed. Money in whole drams.
create table printed_labels (
  variant_id integer primary key references variants on delete cascade,
  -- With the chosen options.
  name translated not null,
  sku text not null,
  barcode text,
  price drams not null,
  -- The struck one; null without a saving.
  old_price drams,
  box_qty integer,
  box_price drams,
  content_amount integer,
  content_unit text,
  portion_grams integer,
  price_per_kg drams,
  -- When what was printed was read, not when it was marked.
  printed_at timestamptz not null,
  staff_id integer references staff on delete restrict
);
