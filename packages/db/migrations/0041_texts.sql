-- The merchant's own texts of the shop, beside the shipped ones. An update ships new texts and leaves these alone.

create table message_overrides (
  -- The message's dotted key; a plural form's ends with its category.
  key text primary key check (length(key) between 1 and 200),
  -- The own text by language; only languages that have one.
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  -- The shipped text by language that each own text was written over: another one now marks the own text as outdated.
  shipped jsonb not null default '{}' check (jsonb_typeof(shipped) = 'object'),
  version integer not null default 1
);

create trigger announce after insert or update or delete or truncate on message_overrides
  for each statement execute function announce();
