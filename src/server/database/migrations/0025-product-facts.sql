-- LAW-5: what the law asks an offer of a product to say, by name of the fact; see src/contracts/catalogue/product-facts.contract.ts.
alter table product add column facts jsonb not null default '{}';
