-- Texts, recipes and guides between the products of a themeworld, in their order.
alter table themeworld add column story jsonb not null default '[]'::jsonb;
