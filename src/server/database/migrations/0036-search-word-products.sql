-- SRCH-7: with SEARCH_INDEX=database the words of a query are chosen by how many products have them, as those of an index in
-- memory are. Words of catalogues that are prepared already count as rare until the next import.
alter table search_word add column products integer not null default 1;

-- Words are expanded by the engine of the shop now, not by the likeness of their letters in the database.
drop index search_word_like;
