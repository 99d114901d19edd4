-- What expires or is to be done is looked for each minute: by an index, not by reading the table.
create index login_attempt_began on login_attempt (began_at);

create index newsletter_mail_at on newsletter_mail (at);

create index newsletter_subscriber_opened on newsletter_subscriber (site, opened_at) where state = 'confirmed';

create index search_query_day on search_query (day);

create index mail_shown on mail (created_at desc, mail_id) where state = 'shown';

create index shop_order_cancelled on shop_order (id) where state = 'CANCELLED';

create index payment_paid_again on payment (asked_at) where state = 'paid' and attempt > 1;
