-- Questions to banks, and carts that came back to their buyers.

alter table payments
  -- When the bank was asked last, whoever asked: a payment is asked about once in a few seconds at most.
  add column asked_at timestamptz,
  -- What came of that question: a state of the bank's, or `silent`. Null before the first one.
  add column answer text check (answer in ('paid', 'held', 'declined', 'returned', 'waiting', 'unclear', 'silent'));

-- The cart that took the place of one whose order was not paid: it tells whether the buyer has ordered the same again.
alter table carts add column successor_id bigint references carts on delete set null;
create index on carts (successor_id) where successor_id is not null;

update carts old set successor_id =
  (select min(c.id) from carts c where c.id > old.id and (c.api_token = old.api_token or c.customer_id = old.customer_id))
where status = 'returned';
