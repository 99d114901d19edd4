-- LAW-5: what the law demands to be told about a product, by name of the fact; see src/contracts/catalogue/product-facts.contract.ts.
alter table product add column facts jsonb not null default '{}';
