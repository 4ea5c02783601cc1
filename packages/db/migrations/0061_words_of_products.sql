-- Sessions enter the words that wait for an index 256 kB at a time (`sessionOptions`), because each search reads them. The staff's words
-- of products wait up to 4 MB: every change of a price writes them, and takes 0.3 ms longer where they are entered in smaller batches.
alter index products_product_words_idx set (gin_pending_list_limit = 4096);
select gin_clean_pending_list(index) from unnest(array['product_search_terms_idx', 'search_words_typos_idx', 'search_words_key_idx']::regclass[]) index;
