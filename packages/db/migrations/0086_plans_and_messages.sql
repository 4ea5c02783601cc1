-- Bulk edits with a time, and mails from the staff to buyers.

-- A bulk edit may wait for its time, and may be taken back at another one; the jobs of both are due then.

alter table change_sets
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- The job that takes it back at its end.
  add column end_job_id bigint references jobs on delete set null,
  add constraint change_sets_times check (ends_at > starts_at);
create index on change_sets (end_job_id) where end_job_id is not null;

-- What the staff wrote to the buyer by mail stands beside what it noted for itself.
alter table order_notes
  add column mailed boolean not null default false,
  -- Of the form that was sent: a mail whose answer was lost is sent once.
  add column key text;
