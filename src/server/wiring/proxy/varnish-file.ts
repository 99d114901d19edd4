import { reducingCookies } from '../../../contracts/content/footer.contract.ts';
import { staleSeconds } from '../../../contracts/shop/freshness.contract.ts';
import { livePath, metricsPath } from '../../../contracts/shop/health.contract.ts';
import { assignmentCookie } from '../../../contracts/staff/abtest.contract.ts';
import { previewTokenCookie } from '../../../contracts/staff/preview.contract.ts';
import { publishPath } from '../../../contracts/tracking/collector.contract.ts';
import { consentProofPath } from '../../../contracts/tracking/consent.contract.ts';
import { pages } from '../../../pages/registry.ts';
import { longestBatchBytes } from '../../../services/collector/collector.routes.ts';
import { longestProofBytes } from '../../../services/consent/consent.routes.ts';
import { defaultSite } from '../../../sites/sites.ts';
import { longestBodyBytes } from '../../http/limits/limits.ts';
import { proxyHeader } from '../../http/proxy-header.ts';
import { requestIdHeader } from '../../http/request-id.ts';
import { robotList } from '../../rendering/bots.ts';
import { keyParts } from '../../rendering/cache-key.ts';
import type { ProxyParts } from './nginx-file.ts';
import { cookieBegin, knownQueries, personalPaths, writtenGroups } from './nginx-parts.ts';
import { varnishKeeping } from './varnish-keeping.ts';
import { addBackends, backends, queryPicks, robotCondition, siteBranches, vclText } from './varnish-parts.ts';

const head = (shops: readonly string[]): string => `vcl 4.1;
# Kontor behind Varnish (7.1 or newer). Made by \`npm run shop -- varnish\` of this version of the program, for these hosts: make it
# again after every upgrade and every change of SITE_HOSTS, and do not edit it. VCL of your own includes it behind its own lines.

import directors;
import std;

# A process is left out only while it takes no connections: one request, a slow one and an honest 503 take none out.
probe alive { .url = "${livePath}"; .interval = 500ms; .timeout = 10s; .window = 1; .threshold = 1; .initial = 1; }
${backends(shops)}

sub vcl_init {
    new kontor = directors.shard();
${addBackends(shops)}
    kontor.reconfigure();
}
`;

const visitor = (): string => `
# The shop looks at the first 300 characters of the name, and at this list.
sub kontor_robot {
    set req.http.x-kontor-robot = "visitor";
    set req.http.x-kontor-agent = regsub(req.http.user-agent, "^(.{1,300}).*$", "\\1");
    if (${robotCondition(robotList)}) {
        set req.http.x-kontor-robot = "robot";
    }
}

# Cookies are read as the shop reads them (src/lib/cookie-in.ts): the first of exactly this name.
sub kontor_cookies {
    std.collect(req.http.cookie, "; ");
    # Visitors who came by a partner or inside an app get the reduced footer: pages of their own.
    set req.http.x-kontor-footer = "";
    if (${reducingCookies.map((name) => `req.http.cookie ~ ${vclText(String.raw`${cookieBegin(name)}[^;\s\xA0]`)}`).join('\n     || ')}) {
        set req.http.x-kontor-footer = "reduced";
    }
    # The visitor's A/B groups, as the shop has written them (name.group~name.group).
    set req.http.x-kontor-groups = "";
    if (req.http.cookie ~ ${vclText(String.raw`${cookieBegin(assignmentCookie)}${writtenGroups}{1,330}+[\s\xA0]*+(?:;|$)`)}) {
        set req.http.x-kontor-groups = regsub(req.http.cookie, ${vclText(String.raw`${cookieBegin(assignmentCookie)}(${writtenGroups}{1,330}+).*$`)}, "\\1");
    }
    # Past the cache, in and out: staff with a preview see another moment, and groups that are written in any other way are no
    # part of a key.
    unset req.http.x-kontor-past;
    if (req.http.cookie ~ "${previewTokenCookie}="
     || req.http.cookie ~ ${vclText(String.raw`${cookieBegin(assignmentCookie)}(?!${writtenGroups}{0,330}+[\s\xA0]*+(?:;|$))`)}) {
        set req.http.x-kontor-past = "yes";
    }
}
`;

const host = (origins: ProxyParts['origins']): string => `
# The shop is asked for the very name that the key is made of: small letters, no dot at its end. The port stays, because the shop
# compares it with the page's that sends a form. Any host that SITE_HOSTS does not name is ${defaultSite.code}.
sub kontor_host {
    set req.http.x-kontor-port = "";
    if (req.http.host ~ ":[0-9]{1,5}$") {
        set req.http.x-kontor-port = regsub(req.http.host, "^.*(:[0-9]{1,5})$", "\\1");
    }
    set req.http.x-kontor-name = std.tolower(regsub(regsub(req.http.host, ":[0-9]*$", ""), "\\.$", ""));
    set req.http.host = req.http.x-kontor-name + req.http.x-kontor-port;
    set req.http.x-kontor-site = "${defaultSite.code}";
    ${siteBranches(origins)}
}
`;

const queries = (): string => `
# Queries that make a difference to a page, the first of each name. The shop is asked for nothing but them, so that what is
# kept under a key is what the key says, and a campaign's parameters do not multiply pages.
sub kontor_queries {
    set req.http.x-kontor-args = "&" + regsub(req.url, "^[^?]*\\??", "");
    set req.http.x-kontor-kept = "";
${queryPicks(knownQueries(pages))}
    set req.url = req.http.x-kontor-path;
    if (req.http.x-kontor-kept != "") {
        set req.url = req.url + "?" + regsub(req.http.x-kontor-kept, "^&", "");
    }
}
`;

/** nginx's variable as a header, which is what VCL keeps values in. */
const headerOf = (variable: string): string => variable.replace('$kontor_', 'x-kontor-');

/** The variant's part of the key, of pages or fragments; the address with its query is the rest. */
const keyOf = (isPage: boolean): string =>
  keyParts
    .filter(({ proxy }) => proxy?.startsWith('$kontor_'))
    .map(({ proxy = '', pagesOnly }) => (pagesOnly && !isPage ? '""' : `req.http.${headerOf(proxy)}`))
    .join(' + "|" + ');

const limit = (path: string, bytes: number): string =>
  `if (req.http.x-kontor-path == "${path}" && !std.cache_req_body(${bytes}B)) {\n            return (synth(413));\n        }`;

const receiving = (version: string): string => `
sub vcl_recv {
    if (req.restarts == 0) {
        unset req.http.x-kontor-mode;
        # One id for each answer, also for one that is kept; never a visitor's.
        set req.http.${requestIdHeader} = "varnish-" + std.integer(time=now) + "-" + std.integer(real=std.random(0, 1000000000)) + "-" + req.xid;
    }
    unset req.http.x-kontor-key;
    # The version of this file. The shop warns in its log where it is not its own. To a proxy that says it the shop lets pages
    # for robots, with the reduced footer and of A/B groups (X-Accel-Expires), which are \`private\` to all other caches.
    set req.http.${proxyHeader} = "${version}";
    # Written anew, never passed on: the shop trusts this proxy (TRUST_PROXY) and nobody before it. What ends TLS before Varnish
    # speaks the PROXY protocol, so that these two are the visitor's.
    set req.http.X-Forwarded-For = client.ip;
    set req.http.X-Forwarded-Proto = "http";
    if (std.port(server.ip) == 443) {
        set req.http.X-Forwarded-Proto = "https";
    }
    unset req.http.Forwarded;
    set req.http.x-kontor-path = regsub(req.url, "\\?.*$", "");
    call kontor_host;

    # For whoever runs the shop, not for shoppers. Ask the processes themselves.
    if (req.http.x-kontor-path == "${metricsPath}") {
        return (synth(404));
    }
    if (req.method !~ "^(?:GET|HEAD)$") {
        # Limits (src/server/http/limits/limits.ts): what passes here is read to its end by the shop, and can be sent a second time.
        ${limit(publishPath, longestBatchBytes)}
        ${limit(consentProofPath, longestProofBytes)}
        if (!std.cache_req_body(${longestBodyBytes}B)) {
            return (synth(413));
        }
    }
    # Personal pages with their whole query, calls of the regions, the cart page: everything that is never kept.
    if (req.http.x-kontor-path ~ "^/(?:service|json)/"
     || req.http.x-kontor-path ~ {"(?x)^(?:
        ${personalPaths(pages).join('\n      | ')}
    )$"}) {
        return (pass);
    }
    call kontor_robot;
    call kontor_cookies;
    # Files are the same for everybody and every site. Fragments: every setting counts.
    if (req.http.x-kontor-path ~ "^/(?:assets|brand|pictures)/") {
        set req.url = req.http.x-kontor-path;
        set req.http.x-kontor-key = "file";
    } else if (req.http.x-kontor-path ~ "^/fragments/") {
        set req.http.x-kontor-key = ${keyOf(false)};
    } else {
        call kontor_queries;
        set req.http.x-kontor-key = ${keyOf(true)};
    }
    if (req.method !~ "^(?:GET|HEAD)$" || (req.http.x-kontor-past && req.http.x-kontor-key != "file")) {
        unset req.http.x-kontor-key;
        return (pass);
    }
    # Stale while the next one is fetched, for as long as the answer allows. Older ones are kept for when no process answers.
    set req.grace = ${staleSeconds}s;
    if (req.http.x-kontor-mode == "fresh") {
        set req.grace = 0s;
    } else if (req.http.x-kontor-mode == "old") {
        set req.grace = 10m;
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.x-kontor-key);
    hash_data(req.url);
    return (lookup);
}
`;

/** RUN-8: the configuration of Varnish, from the tables that the program uses itself. */
export const varnishText = ({ origins, shops }: ProxyParts, version: string): string =>
  [head(shops), visitor(), host(origins), queries(), receiving(version), varnishKeeping].join('');
