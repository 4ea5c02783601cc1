-- What the staff steers the search with is announced as it changes, like all that shoppers are shown.

create trigger announce after insert or update or delete or truncate on search_pins for each statement execute function announce();
create trigger announce after insert or update or delete or truncate on search_redirects for each statement execute function announce();
