-- Drams of a company's smallest order, which wins over its zone's; 0 for none, null where the zone's counts.
alter table companies add column minimum_order drams;
