-- Every cart ends with the service line: its product is found without reading all others.
create index on products (id) where status = 'service';
