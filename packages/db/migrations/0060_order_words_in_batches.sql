-- The words of new orders enter the index some hundred orders at a time: at a million orders an order then costs the database 0.2 ms
-- for them instead of 0.5 to 0.9, and a quarter of the log. A search reads the waiting ones too, 256 kB at most.
alter index order_search_words_idx set (fastupdate = on, gin_pending_list_limit = 256);
