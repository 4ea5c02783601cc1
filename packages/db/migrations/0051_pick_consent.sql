-- Whether the buyer was asked about a line that weighs more or less than its tolerance allows, and agreed.
alter table order_items add pick_agreed boolean not null default false;
