-- Drafts of everything that staff change at the desk; the program checks that kind and body fit.
alter table release_draft drop constraint release_draft_kind_check;

alter table release_draft add constraint release_draft_kind_check
  check (kind in ('promotion', 'themeworld', 'navigation', 'search', 'voucher'));

-- A voucher of the desk has no row in voucher: it holds as long as its release does.
alter table voucher_use drop constraint voucher_use_site_code_fkey;
