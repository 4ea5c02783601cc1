-- In a file of its own: the one before locks products, and this may take long.
update products p set has_picture = false
where has_picture and not exists (select from product_images i where i.product_id = p.id);
