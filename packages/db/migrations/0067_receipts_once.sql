-- A delivery whose answer was lost is taken in once: its form sends the same key again.
alter table stock_receipts add column key text unique;
