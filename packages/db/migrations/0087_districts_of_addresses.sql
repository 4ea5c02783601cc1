-- The district that a saved address lies in; null where nobody has said it. An order to it is delivered there.
alter table addresses add column district_id integer;
