-- RUN-10: what a visitor keeps for later lies beside the entries of the cart, because programs before it stop at an entry of a
-- kind that they do not know. They neither read nor change this column.
alter table cart add column for_later jsonb not null default '[]';

update cart set
  for_later = jsonb_path_query_array(entries, '$[*] ? (@.kind == "kept")'),
  entries = jsonb_path_query_array(entries, '$[*] ? (!(@.kind == "kept"))'),
  version = version + 1
where entries @> '[{"kind": "kept"}]';
