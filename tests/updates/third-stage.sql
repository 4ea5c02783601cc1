-- What the same merchant wrote with a still later version (migrations up to 0042): own texts, mail settings, a search redirect.

insert into message_overrides (key, texts, shipped) values
  ('cart.title', '{"en": "Basket"}', '{"en": "What an older version shipped"}'),
  ('cart.goneWithAnUpdate', '{"ru": "Наши слова"}', '{"ru": "Слова прежней версии"}');
update settings set value = '{"sender_name": "Garni", "reply_to": "", "orders_email": "orders@garni.example"}' where name = 'mail';
insert into search_redirects (query, key, path) values ('cave', 'cave', '/site/cave');
