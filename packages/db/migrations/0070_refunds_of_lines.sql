-- A refund names the pieces that its money is for: [{ line_id, quantity }], empty where it is for anything else.
alter table payment_refunds add column lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array');
