-- What lists are filtered by besides price, colour and size, as filter name and value: 'origin:Brasilien', 'material:Glas'.
alter table product add column traits text[] not null default '{}';
