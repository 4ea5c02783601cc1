-- Pieces whose answer was lost are moved once: their form sends the same key again.
create table stock_adjustments (
  key text primary key,
  movement_id bigint not null unique references stock_movements on delete restrict
);
