-- Whether a product is cold: pickers take it last.
alter table products add chilled boolean not null default false;
