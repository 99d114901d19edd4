-- Where the catalogue that a site sells came from. The content never takes the place of one that came from a feed.
alter table catalogue_state
  add column source text not null default 'feed' check (source in ('content', 'feed'));

-- What was sold before this was noted counts as a feed's, unless it is known to be the demo's: only the demo gives its
-- products a past, and says that each was first sold at a midnight (UTC).
update catalogue_state state set source = 'content'
where not exists (
  select 1 from product p left join product_number n on n.site = p.site and n.source_id = p.source_id
  where p.site = state.site and p.generation = state.generation
    and (n.first_seen is null or n.first_seen <> date_trunc('day', n.first_seen, 'UTC'))
);

-- Every switch says it from now on.
alter table catalogue_state alter column source drop default;
