-- What the price label of a variant was last printed with: the shelf shows it until the next one is printed. Money in whole drams.
create table printed_labels (
  variant_id integer primary key references variants on delete cascade,
  -- With the chosen options.
  name translated not null,
  -- The name may differ since: a list compares prices of all labels, and names of these alone.
  renamed boolean not null,
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

create function note_renamed_product() returns trigger language plpgsql as $$
begin
  update printed_labels set renamed = true
    where variant_id in (select id from variants where product_id = new.id);
  return null;
end $$;
create trigger note_renamed_product after update of name on products
  for each row when (old.name is distinct from new.name) execute function note_renamed_product();

create function note_renamed_option() returns trigger language plpgsql as $$
begin
  update printed_labels set renamed = true
    where variant_id in (select variant_id from variant_options where option_id = new.id);
  return null;
end $$;
create trigger note_renamed_option after update of label on attribute_options
  for each row when (old.label is distinct from new.label) execute function note_renamed_option();

create function note_other_option() returns trigger language plpgsql as $$
begin
  update printed_labels set renamed = true where variant_id = coalesce(new.variant_id, old.variant_id);
  return null;
end $$;
create trigger note_other_option after insert or update or delete on variant_options
  for each row execute function note_other_option();
