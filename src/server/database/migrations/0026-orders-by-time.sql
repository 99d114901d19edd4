-- The latest orders of a site: what was ordered together is counted from them.
create index shop_order_placed on shop_order (site, placed_at desc, id);
