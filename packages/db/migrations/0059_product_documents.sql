-- What a product's page needs beside the product itself and its variants, ready in one row and without a language: parts as the
-- product has them, and the ids of what they name. Names, prices and stock stay in their own tables.

-- A product without a row is read from its parts; the worker writes the rows that are missing.
create table product_documents (
  product_id integer primary key references products on delete cascade,
  -- { images, super, options, values }, see product_document().
  document json not null,
  -- Its own categories, in its order.
  own_category_ids integer[] not null,
  attribute_ids integer[] not null,
  option_ids integer[] not null,
  -- Keys of uploaded pictures, which may have alternative texts.
  media text[] not null
);

-- The row of product_documents, out of the product's parts. Strict, so that it is not made a part of the statements that call it: they
-- would prepare its plan each time, and few of them need it.
create function product_document(product integer) returns setof product_documents language sql stable strict rows 1
begin atomic
  select
    product,
    json_build_object(
      'images',
      (
        select coalesce(json_agg(json_build_object('id', id, 'media', media, 'variant_id', variant_id) order by position, id), '[]')
        from product_images where product_id = product
      ),
      'super',
      (
        select coalesce(json_agg(attribute_id order by position, attribute_id), '[]')
        from product_super_attributes where product_id = product
      ),
      -- Of removed variants, too.
      'options',
      (
        select coalesce(json_object_agg(variant_id, options), '{}')
        from (
          select o.variant_id, json_object_agg(o.attribute_id, o.option_id order by o.attribute_id) as options
          from variants v join variant_options o on o.variant_id = v.id
          where v.product_id = product
          group by o.variant_id
        ) chosen
      ),
      'values',
      (
        select coalesce(json_agg(json_build_object('attribute_id', attribute_id, 'option_id', option_id, 'text', text) order by id), '[]')
        from product_attribute_values where product_id = product
      )
    ),
    array(select category_id from product_categories where product_id = product order by position, category_id),
    array(
      select attribute_id from product_super_attributes where product_id = product
      union
      select attribute_id from product_attribute_values where product_id = product
    ),
    array(
      select option_id from product_attribute_values where product_id = product and option_id is not null
      union
      select o.option_id from variants v join variant_options o on o.variant_id = v.id where v.product_id = product
    ),
    array(select distinct media from product_images where product_id = product and media like 'm-%');
end;

-- Whoever writes a part drops the document in the same transaction. The product's lock makes writers of its parts, and of its document,
-- wait for each other: none of them writes a document without what another one is about to commit.
create function drop_product_documents(changed integer[]) returns void language plpgsql as $$
begin
  perform from products where id = any(changed) order by id for no key update;
  delete from product_documents where product_id = any(changed);
end
$$;

create function drop_documents_of_products() returns trigger language plpgsql as $$
begin
  perform drop_product_documents(array(select distinct product_id from written));
  return null;
end
$$;
create function drop_documents_of_variants() returns trigger language plpgsql as $$
begin
  perform drop_product_documents(
    array(select distinct v.product_id from written w join variants v on v.id = w.variant_id));
  return null;
end
$$;
create function drop_all_documents() returns trigger language plpgsql as $$
begin
  delete from product_documents;
  return null;
end
$$;

do $$
declare
  part text;
  drops text;
begin
  foreach part in array array[
    'product_attribute_values', 'product_categories', 'product_images', 'product_super_attributes', 'variant_options'
  ] loop
    drops := case part when 'variant_options' then 'drop_documents_of_variants' else 'drop_documents_of_products' end;
    execute format(
      'create trigger drop_documents_inserted after insert on %I referencing new table as written for each statement execute function %I()',
      part, drops);
    execute format(
      'create trigger drop_documents_deleted after delete on %I referencing old table as written for each statement execute function %I()',
      part, drops);
    -- No part moves to another product.
    execute format(
      'create trigger drop_documents_updated after update on %I referencing new table as written for each statement execute function %I()',
      part, drops);
    execute format(
      'create trigger drop_documents_truncated after truncate on %I for each statement execute function drop_all_documents()', part);
  end loop;
end
$$;
