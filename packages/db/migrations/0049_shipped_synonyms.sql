-- The shipped synonyms are added once: a merchant who deletes them keeps them deleted.
alter table search_state add column synonyms_shipped boolean not null default false;

update search_state set synonyms_shipped = true
where exists (select from search_synonyms) or exists (select from audit_log where action = 'synonym.delete');
