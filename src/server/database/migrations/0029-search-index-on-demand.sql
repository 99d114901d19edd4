-- RUN-12: only SEARCH_INDEX=database reads the words of products by an index. It makes that index itself, when it prepares a
-- generation (words.repository.ts): with it an import took twice as long.
drop index product_search;

-- Generations that are prepared already keep theirs.
do $$
declare
  prepared record;
begin
  for prepared in
    select generation from search_generation where to_regclass('product_g' || generation) is not null
  loop
    execute format('create index %1$I on %2$I using gin (search_words) with (fastupdate = off)',
      'product_g' || prepared.generation || '_words', 'product_g' || prepared.generation);
  end loop;
end
$$;
