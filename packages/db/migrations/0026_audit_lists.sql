-- The log of the staff is listed and counted without the customers' rows, which are most of it.
create index audit_log_staff_rows on audit_log (id desc) where actor_id is null;
create index audit_log_staff_actions on audit_log (action, id desc) where actor_id is null;
