-- What was picked becomes the order: a change of its lines of its own kind.
alter table order_edits
  drop constraint order_edits_kind_check,
  add constraint order_edits_kind_check check (kind in ('edit', 'cancel_lines', 'settled')) not valid;
alter table order_edits validate constraint order_edits_kind_check;
