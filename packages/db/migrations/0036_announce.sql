-- Whatever shoppers are shown out of a small table is announced as it changes, whoever writes it: every server then clears its caches.
-- Never on products, variants or orders: a commit with a notification locks out every other one of the whole server for a moment.

create function announce() returns trigger language plpgsql as $$
begin
  -- The same notification twice in a transaction is one.
  perform pg_notify('tsiran_changed', tg_table_name);
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'attribute_options', 'attributes', 'blog_categories', 'blog_post_tags', 'blog_posts', 'blog_tags', 'brands', 'categories',
    'channels', 'menu_items', 'page_logos', 'pages', 'payment_methods', 'search_synonym_keys', 'search_synonyms', 'settings',
    'shipping_methods', 'sliders', 'social_links', 'url_redirects'
  ] loop
    execute format(
      'create trigger announce after insert or update or delete or truncate on %I for each statement execute function announce()', name);
  end loop;
end
$$;

-- A comment that waits for approval is shown to nobody.
create trigger announce_new after insert on blog_comments for each row
  when (new.status = 'approved') execute function announce();
create trigger announce_changed after update on blog_comments for each row
  when (old.status = 'approved' or new.status = 'approved') execute function announce();
create trigger announce_deleted after delete on blog_comments for each row
  when (old.status = 'approved') execute function announce();

drop trigger tell_of_synonyms on search_synonym_keys;
drop function tell_of_synonyms();
