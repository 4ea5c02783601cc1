-- Which version of the folding wrote each row of the search, so that a newer one rewrites them in batches while the shop serves.

-- Present rows get the version of the whole index without being rewritten. An older server writes 0: its rows are then rewritten, too.
do $$
declare
  version integer := coalesce((select fold_version from search_state), 0);
begin
  execute format('alter table product_search add column fold_version integer not null default %s', version);
  execute format('alter table search_words add column fold_version integer not null default %s', version);
end
$$;
alter table product_search alter column fold_version set default 0;
alter table search_words alter column fold_version set default 0;

-- Of a migration that drops or renames something: the oldest migration whose servers do not use it any more.
alter table migrations add column unused_since text;
