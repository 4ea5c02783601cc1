-- A variant that is deleted takes its options with it: when their trigger asks for the variant's product, the variant is gone, and the
-- product's document kept the options. The variant itself names its product.
create trigger drop_documents_deleted after delete on variants referencing old table as written
  for each statement execute function drop_documents_of_products();
