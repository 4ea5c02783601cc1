-- Words that mean the same as others, for the back office to edit. Searches read both tables at once, so that a change counts at once.

create table search_synonyms (
  id integer generated always as identity primary key,
  -- What people type, and what the catalogue says: one word or several, as they are written.
  typed text not null check (typed <> ''),
  meant text not null check (meant <> ''),
  -- Whether `meant` also finds `typed`.
  both_ways boolean not null default true,
  unique (typed, meant)
);

-- Written with the synonyms by the program, which alone folds words.
create table search_synonym_keys (
  synonym_id integer not null references search_synonyms on delete cascade,
  -- The words' shortest forms, folded, a blank between them.
  key text collate "C" not null,
  -- As in search_words; empty for several words.
  typos text[] not null,
  meant text not null
);
create index on search_synonym_keys (key);
create index on search_synonym_keys (synonym_id);
create index on search_synonym_keys using gin (typos);

-- Answers that are kept must not outlive what they were found by.
create function tell_of_synonyms() returns trigger language plpgsql as $$
begin
  perform pg_notify('tsiran_changed', 'catalog');
  return null;
end
$$;
create trigger tell_of_synonyms after insert or update or delete on search_synonym_keys
for each statement execute function tell_of_synonyms();
