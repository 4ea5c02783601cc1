-- no transaction
-- Companies, the newest first, without a sort.
drop index concurrently if exists companies_created_at_id_idx;
create index concurrently companies_created_at_id_idx on companies (created_at desc, id desc);
-- Messages as their list orders them, and their words.
drop index concurrently if exists contact_messages_listed;
create index concurrently contact_messages_listed on contact_messages ((state = 'new') desc, id desc);
drop index concurrently if exists contact_messages_words;
create index concurrently contact_messages_words
on contact_messages using gin (lower(name || ' ' || email || ' ' || message) gin_trgm_ops);
-- The same of the blog's comments.
drop index concurrently if exists blog_comments_listed;
create index concurrently blog_comments_listed
on blog_comments ((status = 'waiting') desc, (case when status = 'waiting' then id end), id desc);
drop index concurrently if exists blog_comments_words;
create index concurrently blog_comments_words on blog_comments using gin (lower(name || ' ' || comment) gin_trgm_ops);
-- Movements by a reason that is rare among sales. Orders that are placed write no entry.
drop index concurrently if exists stock_movements_not_sold;
create index concurrently stock_movements_not_sold on stock_movements (reason, id desc) where reason <> 'sale';
