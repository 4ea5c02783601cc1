-- What the staff writes for shoppers beside the goods: pages, posts, menus, slides, social links.

alter table pages
  add column version integer not null default 1,
  -- Shown to nobody outside the back office.
  add column hidden boolean not null default false,
  -- Since when it is deleted; for 30 days that can be undone.
  add column deleted_at timestamptz;
create index on pages (deleted_at) where deleted_at is not null;

alter table blog_posts
  add column version integer not null default 1,
  -- A draft, or a post that was taken off.
  add column hidden boolean not null default false,
  add column deleted_at timestamptz,
  add column updated_at timestamptz not null default now(),
  -- Null until its time has come and the servers have emptied their caches.
  add column announced_at timestamptz;
update blog_posts set announced_at = published_at where published_at <= now();
create index on blog_posts (published_at) where announced_at is null;
create index on blog_posts (deleted_at) where deleted_at is not null;

alter table blog_categories add column version integer not null default 1;
alter table blog_tags add column version integer not null default 1;

-- Posts that the editors chose to be shown beneath another one, before those that share its tags.
create table blog_related_posts (
  post_id integer not null references blog_posts on delete cascade,
  related_id integer not null references blog_posts on delete cascade,
  position integer not null,
  primary key (post_id, related_id),
  check (post_id <> related_id)
);
create index on blog_related_posts (related_id);
create trigger announce after insert or update or delete or truncate on blog_related_posts
  for each statement execute function announce();

alter table sliders
  add column version integer not null default 1,
  add column deleted_at timestamptz;
alter table menu_items
  add column version integer not null default 1,
  add column deleted_at timestamptz;
alter table social_links
  add column version integer not null default 1,
  add column active boolean not null default true,
  add column deleted_at timestamptz;

-- A link may also lead to a list of products: `shop/catalog?category_slug=fruit`.
alter table menu_items
  drop constraint menu_items_url_key_check,
  add constraint menu_items_url_key_check
    check (url_key ~ '^[a-zA-Z0-9-]+(/[a-zA-Z0-9-]+)*(\?[a-zA-Z0-9_.~=&%+-]+)?$');
