-- The unpaid orders of a guest are counted before each order; export and erasure of a person look for the address as well.
create index shop_order_email on shop_order (lower(email)) where email is not null;
