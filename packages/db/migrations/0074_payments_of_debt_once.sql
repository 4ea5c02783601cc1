-- A payment of debt whose answer was lost is written down once: its form sends the same key again, and reads which orders it closed.
alter table company_payments
  add column key text unique,
  add column closed jsonb not null default '[]' check (jsonb_typeof(closed) = 'array');
