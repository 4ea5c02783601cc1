-- What the merchant settles for the whole shop: its looks and hours, delivery and payment, mails.

alter table channels
  add column version integer not null default 1,
  add column meta_description translated not null default '{"hy": "", "ru": "", "en": ""}',
  -- Keys of pictures: the logo, and what messengers show of a link without a picture of its own.
  add column logo text,
  add column share_image text,
  -- The colour of actions; empty for the shop's own green.
  add column accent text not null default '' check (accent ~ '^(#[0-9a-f]{6})?$'),
  -- Seven days from Monday, each with "opens" and "closes" as HH:MM, or null for a closed one; empty where nobody wrote them.
  add column opening_hours jsonb not null default '[]' check (jsonb_typeof(opening_hours) = 'array');

alter table shipping_methods
  add column version integer not null default 1,
  -- The subtotal in drams from which delivery is free.
  add column free_from drams;
alter table payment_methods add column version integer not null default 1;

insert into settings (name, value) values ('mail', '{"sender_name": "", "reply_to": "", "orders_email": ""}');
