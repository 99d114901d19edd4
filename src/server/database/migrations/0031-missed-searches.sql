-- How often a query found nothing, in the table of what was searched: words by site and day, without any data of visitors.
alter table search_query add column misses integer not null default 0;
