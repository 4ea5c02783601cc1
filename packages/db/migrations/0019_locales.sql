-- The list of languages is the code's (docs/languages.md): here a row's language only has to look like one.

alter table carts
  drop constraint carts_locale_check,
  add constraint carts_locale_check check (locale ~ '^[a-z]{2,3}$') not valid;
alter table carts validate constraint carts_locale_check;

alter table orders
  drop constraint orders_locale_check,
  add constraint orders_locale_check check (locale ~ '^[a-z]{2,3}$') not valid;
alter table orders validate constraint orders_locale_check;

alter table customers
  drop constraint customers_locale_check,
  add constraint customers_locale_check check (locale ~ '^[a-z]{2,3}$') not valid;
alter table customers validate constraint customers_locale_check;

alter table mails
  drop constraint mails_locale_check,
  add constraint mails_locale_check check (locale ~ '^[a-z]{2,3}$') not valid;
alter table mails validate constraint mails_locale_check;

alter table contact_messages
  drop constraint contact_messages_locale_check,
  add constraint contact_messages_locale_check check (locale ~ '^[a-z]{2,3}$') not valid;
alter table contact_messages validate constraint contact_messages_locale_check;

alter table newsletter_subscribers
  drop constraint newsletter_subscribers_locale_check,
  add constraint newsletter_subscribers_locale_check check (locale ~ '^[a-z]{2,3}$') not valid;
alter table newsletter_subscribers validate constraint newsletter_subscribers_locale_check;
