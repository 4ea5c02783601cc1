-- What a company pays for a unit of the product (R3), so that lists sort and narrow by the prices that they show it. Null where it pays
-- what everybody does, and until the worker has filled a row of an older version (`fill-company-prices.ts`).
alter table product_listings add column company_price drams;
alter table category_listings add column company_price drams;

-- The bounds of what companies pay; null until they are known.
alter table listing_summaries
  add column company_min_price drams,
  add column company_max_price drams;
