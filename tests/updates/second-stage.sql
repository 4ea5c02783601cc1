-- What the same merchant wrote with a later version (migrations up to 0026): synonyms, a setting, a debt's payment, staff.

insert into search_synonyms (typed, meant, both_ways) values ('лорик', 'сыр лори', false);
insert into search_synonym_keys (synonym_id, key, typos, meant) values (1, 'lorik', '{}', 'сыр лори');
update settings set value = '{"company_approval": true}', version = 4 where name = 'checkout';
insert into staff (email, name, roles, password_hash) values ('nare@garni.example', 'Nare', '{owner}', 'no-hash');
insert into company_payments (company_id, amount, note, staff_id) values (1, 5000, 'by bank', 1);
update customers set note = 'calls first' where id = 1;
