-- no transaction
-- Companies' lists by price, with the columns that make up the price: pages are read from the index alone.
drop index concurrently if exists product_listings_company_price;
create index concurrently product_listings_company_price
on product_listings ((coalesce(company_price, price)), product_id) include (company_price, price);
drop index concurrently if exists category_listings_company_price;
create index concurrently category_listings_company_price
on category_listings (category_id, (coalesce(company_price, price)), product_id) include (company_price, price);
