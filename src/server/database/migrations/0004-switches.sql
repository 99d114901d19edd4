-- When prices and availability of a generation change by schedule: the next moment of each kind is found at once.
create index article_sale_from on article (sale_from) where sale_from is not null;

create index article_sale_to on article (sale_to) where sale_to is not null;

create index article_available_from on article (available_from) where available_from is not null;
