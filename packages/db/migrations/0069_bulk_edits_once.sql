-- A bulk edit whose answer was lost is done once: its preview sends the same key again.
alter table change_sets add column key text unique;
