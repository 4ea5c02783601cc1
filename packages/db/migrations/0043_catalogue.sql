-- What a large catalogue is looked through by, and pictures of options.

-- Whether a product has a picture: where few have none, they are read from an index of their own. The next file marks those without.
alter table products add column has_picture boolean not null default true;
alter table products alter column has_picture set default false;

-- Whoever writes pictures of a product has locked it. Both run at the end of a statement: one that replaces pictures changes nothing.
create function mark_pictured() returns trigger language plpgsql as $$
begin
  update products set has_picture = true
  where id in (select product_id from written) and not has_picture;
  return null;
end
$$;
create function mark_unpictured() returns trigger language plpgsql as $$
begin
  update products p set has_picture = false
  where id in (select product_id from written) and has_picture
    and not exists (select from product_images i where i.product_id = p.id);
  return null;
end
$$;
create trigger mark_pictured after insert on product_images
  referencing new table as written for each statement execute function mark_pictured();
create trigger mark_unpictured after delete on product_images
  referencing old table as written for each statement execute function mark_unpictured();

-- A picture in place of the colour, by its key.
alter table attribute_options add column swatch_image text;
create trigger hold_media after insert or update of swatch_image on attribute_options
  for each row when (new.swatch_image like 'm-%') execute function hold_media('swatch_image');
