-- Whether a product is a saving (R5) for companies: whether the variant that costs them least has an old price. Null where `saving` says
-- so for them too: without a company price, and until the worker has filled a row of an older version (`fill-company-prices.ts`).
alter table product_listings add column company_saving boolean;
alter table category_listings add column company_saving boolean;
