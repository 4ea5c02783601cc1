-- Every saved address has an e-mail: an order that is sent to it is confirmed there.

update addresses a set email = c.email from customers c where c.id = a.customer_id and a.email = '';

alter table addresses
  alter column email drop default,
  add check (email <> '');
