-- What clean-ups find their rows by.

-- True once a closed cart has lost its lines and addresses: its order holds its own.
alter table carts add column cleared boolean not null default false;
-- By the moment of creation, which never changes: an index on updated_at would slow every addition to a cart.
create index carts_clean_up on carts (created_at) where not cleared and (status <> 'active' or customer_id is null);

create index on mails (created_at);
