-- A merchant's own shop as the first version left it (migrations up to 0012): nothing in it is of the demo.

create function pg_temp.t(hy text, ru text, en text) returns jsonb language sql
  return jsonb_build_object('hy', hy, 'ru', ru, 'en', en);
create function pg_temp.same(text) returns jsonb language sql
  return jsonb_build_object('hy', $1, 'ru', $1, 'en', $1);

-- The shop, its ways of delivery and payment.
insert into channels values
  (1, pg_temp.t('Գարնի', 'Гарни', 'Garni'), pg_temp.t('Գարնի խանութ', 'Магазин Гарни', 'Garni shop'), '+374 91 123456', 'shop@garni.example',
    pg_temp.t('Գառնի 1', 'Гарни 1', 'Garni 1'));
insert into shipping_methods values
  ('flatrate_flatrate', pg_temp.t('Առաքիչ', 'Курьер', 'Courier'), pg_temp.same('до 22:00'), 700, 1, true),
  ('free_free', pg_temp.same('Pickup'), pg_temp.same(''), 0, 2, false);
insert into payment_methods values
  ('cashondelivery', pg_temp.same('Cash'), pg_temp.same('own words'), '/payment/cash.svg', 1, true),
  ('credit', pg_temp.same('Credit'), pg_temp.same(''), '/payment/credit.svg', 2, true),
  ('idram', pg_temp.same('Idram'), pg_temp.same(''), '/payment/idram.svg', 3, false);

-- The catalogue: a cheese, a milk in two sizes, a hidden product, the service line.
insert into categories (id, parent_id, slug, name, description, meta_title, image, position) values
  (1, null, 'dairy', pg_temp.t('Կաթնամթերք', 'Молочное', 'Dairy'), pg_temp.same('<p>own</p>'), pg_temp.same('Dairy'), 'own/dairy', 3),
  (2, 1, 'cheese', pg_temp.t('Պանիր', 'Сыр', 'Cheese'), pg_temp.same(''), pg_temp.same('Cheese'), null, 1);
insert into brands (id, slug, label, logo, position) values (1, 'garni', pg_temp.t('Գարնի', 'Гарни', 'Garni'), 'own/garni', 7);
insert into attributes (id, code, label, type, filterable, configurable) values (1, 'size', pg_temp.same('Size'), 'select', true, true);
insert into attribute_options (id, attribute_id, code, label) values (1, 1, 'half', pg_temp.same('0,5 l')), (2, 1, 'one', pg_temp.same('1 l'));
insert into products (id, type, sku, url_key, brand_id, name, short_description, description, meta_title, status) values
  (10, 'simple', 'CHEESE', 'lori-cheese', 1, pg_temp.t('Լոռի պանիր 300 գ', 'Сыр Лори 300 г', 'Lori cheese 300 g'), pg_temp.same('aged'),
    pg_temp.same('<p>From <b>Lori</b></p>'), pg_temp.same('Lori'), 'published'),
  (11, 'configurable', 'MILK', 'milk', null, pg_temp.t('Կաթ', 'Молоко', 'Milk'), pg_temp.same(''), pg_temp.same(''), pg_temp.same('Milk'), 'published'),
  (12, 'simple', 'SERVICE', 'packaging', null, pg_temp.same('Packaging'), pg_temp.same(''), pg_temp.same(''), pg_temp.same(''), 'service'),
  (13, 'simple', 'HIDDEN', 'hidden', null, pg_temp.same('Hidden'), pg_temp.same(''), pg_temp.same(''), pg_temp.same(''), 'hidden');
insert into variants (id, product_id, sku, position, price, old_price, company_price, qty, min_qty, box_qty, box_price) values
  (20, 10, 'CHEESE', 0, 1500, 1800, 1400, 7, 1, 6, 8400), (21, 11, 'MILK-05', 0, 400, null, null, 0, 1, null, null),
  (22, 11, 'MILK-1', 1, 700, null, null, 30, 2, null, null), (23, 12, 'SERVICE', 0, 100, null, null, 0, 1, null, null),
  (24, 13, 'HIDDEN', 0, 900, null, null, 4, 1, null, null);
insert into product_super_attributes values (11, 1, 0);
insert into variant_options values (21, 1, 1), (22, 1, 2);
insert into product_images (product_id, variant_id, media, position) values (10, null, 'own/cheese', 0), (11, 22, 'own/milk', 0);
insert into product_categories values (10, 2, 0), (11, 1, 0), (13, 1, 1);

-- Lists and search in the shape and folding of then.
insert into product_listings (product_id, brand_id, price, saving, position, created_at, name, category_ids, option_ids, age_restricted)
select p.id, p.brand_id, v.price, v.old_price is not null, p.position, p.created_at, p.name,
  case p.id when 10 then array[1, 2] else array[1] end, case p.id when 11 then array[1, 2] else '{}' end, false
from products p join variants v on v.id in (20, 21) and v.product_id = p.id;
insert into category_listings (category_id, product_id, brand_id, price, saving, position, created_at, name, option_ids)
select c, product_id, brand_id, price, saving, position, created_at, name, option_ids from product_listings, unnest(category_ids) c;
insert into listing_summaries values
  (0, 2, 400, 1500, '{"1": 1}', '{"1": 1, "2": 1}'), (-1, 1, 1500, 1500, '{"1": 1}', '{}'), (1, 2, 400, 1500, '{"1": 1}', '{"1": 1, "2": 1}'),
  (2, 1, 1500, 1500, '{"1": 1}', '{}');
insert into product_search values
  (10, array_to_tsvector(array['eoldfold']), true, 3, 0), (11, array_to_tsvector(array['eoldmilk']), true, 1, 0);
insert into search_words values ('oldfold', '{}'), ('oldmilk', '{}');
insert into search_state values (3);

-- People: a customer, a company with its Manager and a cook. The password of all is old-apricot-17.
insert into companies (id, name, address, tin, credit_line, credit_owed) values (1, 'Garni hotel', 'Garni 2', '01234567', 300000, 21700);
insert into customers (id, company_id, role, email, first_name, last_name, phone, password_hash, email_verified_at, locale, position)
select id, company, role, mail, name, 'Garnetsi', '+37491000000',
  '$argon2id$v=19$m=19456,p=1,t=2$ljsonJQx88sU5JLWEuN2Tg$QgfRsQDpsJZtRoRzsWlv5269VNfBbZa34nT3xcZbInE', '2026-01-01', 'ru', post
from (values
  (1, null, null, 'ani@garni.example', 'Ani', ''), (2, 1, 'Manager', 'manager@garni.example', 'Tigran', ''),
  (3, 1, 'subUser', 'cook@garni.example', 'Mariam', 'Cook')) p (id, company, role, mail, name, post);
insert into addresses (id, customer_id, first_name, address1, phone, email) values
  (1, 1, 'Ani', '{Garni 5}', '+37491000000', ''), (2, 1, 'Ani', '{Garni 6,flat 2}', '+37491000001', 'home@garni.example');
insert into wishlist_items (customer_id, product_id) values (1, 10), (1, 13);
insert into shopping_lists (id, customer_id, name, shared) values (1, 2, 'Weekly', true);
insert into shopping_list_items (list_id, variant_id, quantity) values (1, 22, 40);

-- Carts: a guest's, a customer's with a full box, and those of the orders below; one came back after a failed payment.
insert into carts (id, api_token, customer_id, status, locale) values
  (1, repeat('a', 32), null, 'active', 'ru'), (2, null, 1, 'active', 'hy'), (11, repeat('b', 32), null, 'ordered', 'en'),
  (12, null, 1, 'ordered', 'ru'), (13, null, 2, 'ordered', 'hy'), (14, null, 1, 'returned', 'ru'), (15, null, 1, 'ordered', 'ru'),
  (16, null, 2, 'ordered', 'hy'), (17, null, 3, 'ordered', 'hy');
insert into cart_items (id, cart_id, product_id, variant_id, quantity, seen_price, seen_box_price) values
  (10000000001, 1, 10, 20, 2, 1500, null), (10000000002, 2, 10, 20, 6, 1500, 8400), (10000000003, 2, 11, 22, 4, 700, null);

-- Orders: at the door, paid, on credit and owed for, canceled with money due, waiting for a payment, settled credit.
insert into orders (id, cart_id, customer_id, company_id, locale, status, email, billing_address, shipping_address, shipping_method,
  shipping_title, shipping_amount, payment_method, payment_title, sub_total, grand_total, description, created_at, hold_until, holds_stock)
select id, cart, customer, company, 'ru', status, mail, address, address, 'flatrate_flatrate', pg_temp.same('Courier'), 700, method,
  pg_temp.same(method), total - 700, total, 'ring twice', '2026-02-01T10:00:00Z'::timestamptz + id * interval '1 minute', hold, status <> 'canceled'
from (values
  (100001, 11, null, null, 'pending', 'guest@garni.example', 'cashondelivery', 3700, null::timestamptz),
  (100002, 12, 1, null, 'completed', 'ani@garni.example', 'idram', 2200, null),
  (100003, 13, 2, 1, 'processing', 'manager@garni.example', 'credit', 21700, null),
  (100004, 14, 1, null, 'canceled', 'ani@garni.example', 'idram', 2200, null),
  (100005, 15, 1, null, 'pending_payment', 'ani@garni.example', 'idram', 2200, now() + interval '1 hour'),
  (100006, 16, 2, 1, 'closed', 'manager@garni.example', 'credit', 5700, null)
) o (id, cart, customer, company, status, mail, method, total, hold),
  (select '{"first_name": "Ani", "last_name": "Garnetsi", "company_name": "", "address1": ["Garni 5"], "country": "AM", "state": "Yerevan",
    "city": "Yerevan", "postcode": "1100", "phone": "+37491000000", "email": "guest@garni.example"}'::jsonb as address) a;
insert into order_items (order_id, position, product_id, variant_id, sku, name, options, url_key, image, quantity, unit_price, total)
select id, 0, 10, 20, 'CHEESE', pg_temp.same('Lori cheese'), pg_temp.same(''), 'lori-cheese', 'own/cheese', (sub_total / 1500)::integer + 1,
  sub_total / ((sub_total / 1500) + 1), sub_total
from orders;
insert into order_changes (order_id, from_status, to_status, actor, note)
select id, null, status, 'buyer', '' from orders;
insert into payments (id, order_id, provider, state, amount, key, settled_at) values
  (1001, 100002, 'idram', 'paid', 2200, repeat('1', 32), '2026-02-01T11:00:00Z'),
  (1002, 100004, 'idram', 'refund_due', 2200, repeat('2', 32), '2026-02-01T11:00:00Z'), (1003, 100005, 'idram', 'open', 2200, repeat('3', 32), null);
insert into payment_events (payment_id, kind, from_state, to_state) values (1001, 'settled', 'open', 'paid');
insert into cart_requests (id, company_id, customer_id, customer_name, cart_id, status, total) values (100007, 1, 3, 'Mariam', 17, 'open', 2800);
insert into cart_request_items (request_id, position, product_id, variant_id, sku, name, options, url_key, quantity, unit_price, total) values
  (100007, 0, 11, 22, 'MILK-1', pg_temp.same('Milk'), pg_temp.same('1 l'), 'milk', 4, 700, 2800);
insert into audit_log (actor_id, company_id, action, details) values (2, 1, 'user.added', '{"id": 3}');

-- Content of the merchant's own.
insert into pages (id, title, meta_title, meta_description, html) values
  (4, pg_temp.t('Պայմաններ', 'Условия', 'Terms'), pg_temp.same('Terms'), pg_temp.same(''), pg_temp.same('<h2>Own terms</h2><p>Ours alone.</p>')),
  (100, pg_temp.same('How we age cheese'), pg_temp.same(''), pg_temp.same(''), pg_temp.same('<p>In a cave.</p>'));
insert into page_logos (page_id, label, media, position) values (100, pg_temp.same('Cave'), 'own/cave', 1);
insert into sliders (id, title, content, link_label, path, image, position, active) values
  (1, pg_temp.same('Cheese week'), pg_temp.same('<p><strong>−20 %</strong> on <em>aged</em> cheese</p>'), pg_temp.same('See'),
    '/shop/catalog?category_slug=cheese', 'own/slide', 1, true),
  (2, pg_temp.same('Later'), pg_temp.same('<p>soon</p>'), pg_temp.same(''), '/', null, 2, false);
insert into menu_items (name, type, position, status, page_id, url_key) values
  (pg_temp.same('Our cave'), 'header', 1, true, 100, null), (pg_temp.same('Contact'), 'footer', 2, true, null, 'site/contact');
insert into social_links (name, link, icon, position) values ('Instagram', 'https://instagram.example/garni', 'instagram.svg', 1);
insert into blog_categories (id, slug, name) values (1, 'news', pg_temp.same('News'));
insert into blog_tags (id, slug, name) values (1, 'cheese', pg_temp.same('Cheese'));
insert into blog_posts (id, category_id, title, excerpt, html, author, image_alt, search, published_at) values
  (1, 1, pg_temp.same('The cave is open'), pg_temp.same('Come.'), pg_temp.same('<p>Come and see.</p>'), pg_temp.same('Garni'), pg_temp.same(''),
    ' the keiv', '2026-01-05');
insert into blog_post_tags values (1, 1);
insert into blog_comments (post_id, customer_id, name, comment, status, moderated_at) values
  (1, 1, 'Ani', 'Lovely', 'approved', '2026-01-06'), (1, 2, 'Tigran', 'When?', 'waiting', null);
insert into contact_messages (locale, name, email, message) values ('ru', 'Ani', 'ani@garni.example', 'Do you deliver to Garni?');
insert into newsletter_subscribers (email, locale, unsubscribe_key, confirmed_at) values ('ani@garni.example', 'ru', 'own-key', '2026-01-01');
insert into mails (message_id, recipient, locale, template, subject, text, html, due_at) values
  ('<1@garni.example>', 'ani@garni.example', 'ru', 'welcome', 'Waits', 'Waits', '<p>Waits</p>', '2100-01-01');
insert into secrets (name, value) values ('session', repeat('s', 43));

-- Numbers that follow the merchant's own.
do $$
declare
  id_column record;
begin
  for id_column in
    select table_name as t, pg_get_serial_sequence(table_name, column_name) as s
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES' and column_name = 'id'
  loop
    execute format('select setval(%L, greatest((select max(id) from %I), (select last_value from %s)))', id_column.s, id_column.t, id_column.s);
  end loop;
end
$$;
