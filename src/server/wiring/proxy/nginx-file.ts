import { reducingCookies } from '../../../contracts/content/footer.contract.ts';
import { metricsPath } from '../../../contracts/shop/health.contract.ts';
import { siteCodes } from '../../../contracts/shop/site.contract.ts';
import { assignmentCookie } from '../../../contracts/staff/abtest.contract.ts';
import { previewTokenCookie } from '../../../contracts/staff/preview.contract.ts';
import { publishPath } from '../../../contracts/tracking/collector.contract.ts';
import { consentProofPath } from '../../../contracts/tracking/consent.contract.ts';
import { nameOfHost } from '../../../lib/host-name.ts';
import { pages } from '../../../pages/registry.ts';
import { longestBatchBytes } from '../../../services/collector/collector.routes.ts';
import { longestProofBytes } from '../../../services/consent/consent.routes.ts';
import { defaultSite } from '../../../sites/sites.ts';
import type { Config } from '../../config/config.ts';
import { longestBodyBytes } from '../../http/limits/limits.ts';
import { proxyHeader } from '../../http/proxy-header.ts';
import { requestIdHeader } from '../../http/request-id.ts';
import { robotList } from '../../rendering/bots.ts';
import { keyParts } from '../../rendering/cache-key.ts';
import {
  cookieBegin,
  knownQueries,
  mapBlock,
  personalPaths,
  queryMaps,
  quotedPattern,
  requestLog,
  writtenGroups,
} from './nginx-parts.ts';

export interface ProxyParts extends Pick<Config, 'origins'> {
  /** host and port of each shop process */
  readonly shops: readonly string[];
}

/** The processes of compose.yaml. */
export const usualShops = ['shop1:3000', 'shop2:3000'] as const;

const head = (shops: readonly string[]): string => `
# Kontor behind nginx (1.22 or newer). Made by \`npm run shop -- nginx\` of this version of the program, for these hosts: make it
# again after every upgrade and every change of SITE_HOSTS, and do not edit it. Goes into /etc/nginx/conf.d.
# Your own lines of the server (TLS, further ports) stand in /etc/nginx/kontor-server.conf, which this file includes.

upstream kontor {
    # One line a shop process. None is ever left out: what one request did to a process must not be felt by the next one, and
    # a process that is gone refuses the connection at once, so that the other is asked.
    zone kontor 64k;
${shops.map((shop) => `    server ${shop} max_fails=0;`).join('\n')}
    keepalive 64;
}

proxy_cache_path /var/cache/nginx/kontor levels=1:2 keys_zone=kontor_pages:10m max_size=500m inactive=10m use_temp_path=off;
`;

const siteMap = (origins: Config['origins']): string => `
# Site of the host, as SITE_HOSTS says it. Any other host is ${defaultSite.code}, and one page for all of them: no foreign name fills the cache.
${mapBlock('$host', '$kontor_site', [
  ['default', defaultSite.code],
  ...siteCodes.flatMap((code) => {
    const names = new Set(origins[code].map((origin) => nameOfHost(new URL(origin).host)));
    return [...names].map((name): readonly [string, string] => [name, code]);
  }),
])}

# The shop is asked for the very name that the key is made of: small letters, no dot at its end, the request line's before the
# header's. The port stays, because the shop compares it with the page's that sends a form.
map $http_host $kontor_port {
    default                                "";
    "~(?<kontor_colon_port>:[0-9]{1,5})$"  $kontor_colon_port;
}
`;

const robots = `
# The shop looks at the first 300 characters of the name, and at this list.
map $http_user_agent $kontor_agent {
    default                  "";
    "~^(?<kontor_name>.{1,300})" $kontor_name;
}
${mapBlock('$kontor_agent', '$kontor_robot', [
  ['default', 'visitor'],
  ...robotList.map((pattern): readonly [string, string] => [quotedPattern(pattern), 'robot']),
])}
`;

const cookies = `
# Cookies are read as the shop reads them (src/lib/cookie-in.ts): the first of exactly this name, without blanks around its
# value. nginx's own variable of a cookie takes the first name in any case.
# Visitors who came by a partner or inside an app get the reduced footer: pages of their own.
map $http_cookie $kontor_footer {
    default "";
${reducingCookies.map((name) => String.raw`    "~${cookieBegin(name)}[^;\s\xA0]" reduced;`).join('\n')}
}
# The visitor's A/B groups, as the shop has written them (name.group~name.group).
map $http_cookie $kontor_groups {
    default "";
    "~${cookieBegin(assignmentCookie)}(?<kontor_written>${writtenGroups}{1,330}+)[\\s\\xA0]*+(?:;|$)" $kontor_written;
}
# Past the cache, in and out: staff with a preview see another moment, and groups that are written in any other way are no
# part of a key.
map $http_cookie $kontor_uncached {
    default "";
    "~${previewTokenCookie}=" preview;
    "~${cookieBegin(assignmentCookie)}(?!${writtenGroups}{0,330}+[\\s\\xA0]*+(?:;|$))" groups;
}

# One entry for each encoding, not for each way to write Accept-Encoding. What is kept is compressed already.
map $http_accept_encoding $kontor_encoding {
    default                                                              "";
    "~*(?:^|,)\\s*br\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)"   br;
    "~*(?:^|,)\\s*gzip\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)" gzip;
}
`;

const queries = knownQueries(pages);
const queryBlock = `
# Queries that make a difference to a page, the first of each name. The shop is asked for nothing but them, so that what is
# kept under a key is what the key says, and a campaign's parameters do not multiply pages.
${queryMaps(queries)}
`;

/** The key of pages or fragments: no query holds a blank, so it ends where the path begins. */
const keyOf = (isPage: boolean): string => {
  const variants = keyParts.filter(({ proxy, name }) => proxy !== undefined && name !== 'query' && name !== 'path');
  const parts = variants.map(({ proxy, pagesOnly }) => (pagesOnly && !isPage ? '' : proxy));
  return [...parts, '$kontor_encoding', '$args $uri'].join('|');
};

const proxying = (version: string): string => `
server {
    listen 80;
    server_name _;
    include kontor-server*.conf;

    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host$kontor_port;
    proxy_set_header Accept-Encoding $kontor_encoding;
    # Written anew, never passed on: the shop trusts this proxy (TRUST_PROXY) and nobody before it.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Forwarded "";
    # The version of this file. The shop warns in its log where it is not its own. To a proxy that says it the shop lets pages
    # for robots, with the reduced footer and of A/B groups (X-Accel-Expires), which are \`private\` to all other caches.
    proxy_set_header ${proxyHeader} ${version};
    # The id of a request is made here, one for each answer, also for one that is kept. The id of the answer from the shop is that
    # of the request for which it was made.
    proxy_set_header ${requestIdHeader} $request_id;
    proxy_hide_header ${requestIdHeader};
    add_header ${requestIdHeader} $request_id always;
    access_log /var/log/nginx/access.log kontor;
    proxy_connect_timeout 2s;
    proxy_read_timeout 35s;
    # The other process is asked where one is gone, for what may be asked twice (no POST). An honest 503 is passed on.
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries 2;

    # Limits (src/server/http/limits/limits.ts): what passes here is read to its end by the shop. A request line may grow to three times
    # its length on its way, where its characters are escaped.
    client_header_buffer_size 1k;
    large_client_header_buffers 3 8k;
    client_max_body_size ${longestBodyBytes / 1024}k;
    # Holds the headers of every answer, and the key of one that is kept.
    proxy_buffer_size 16k;
    proxy_buffers 8 16k;

    proxy_cache_methods GET HEAD;
    proxy_cache_lock on;
    proxy_cache_lock_timeout 5s;
    proxy_cache_revalidate on;
    # Stale while revalidating for as long as the answer allows (its Cache-Control), no longer: \`updating\` stays out of the
    # next line. When no process answers, or one without its database, an old page is better than none.
    proxy_cache_background_update on;
    proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;
    proxy_ignore_headers Vary;
    proxy_cache_bypass $kontor_uncached;
    proxy_no_cache $kontor_uncached;
    add_header X-Cache $upstream_cache_status;
`;

const locations = `
    # Pages for everybody.
    location / {
        set $args ${queries.map((name) => `$kontor_arg_${name}`).join('')};
        proxy_cache kontor_pages;
        # No query holds a blank: where it ends is seen, whatever the path is.
        proxy_cache_key "${keyOf(true)}";
        proxy_pass http://kontor;
    }

    # Regions for other pages: every setting counts, and what the shop answers to an unknown one is not kept.
    location /fragments/ {
        proxy_cache kontor_pages;
        proxy_cache_key "${keyOf(false)}";
        proxy_pass http://kontor;
    }

    # Files: the same for everybody and every site.
    location ~ ^/(?:assets|brand|pictures)/ {
        set $args "";
        proxy_cache kontor_pages;
        proxy_cache_key "||$kontor_encoding|$uri";
        proxy_pass http://kontor;
    }

    # Personal pages, with their whole query and without a cache.
    location ~ "(?x)^(?:
        ${personalPaths(pages).join('\n      | ')}
    )$" {
        proxy_pass http://kontor;
    }

    # What else is personal: calls of the regions, the cart page, everything that changes something.
    location ~ ^/(?:service|json)/ {
        proxy_pass http://kontor;
    }
    # Bodies that the shop takes in smaller measure.
    location = ${publishPath} {
        client_max_body_size ${longestBatchBytes};
        proxy_pass http://kontor;
    }
    location = ${consentProofPath} {
        client_max_body_size ${longestProofBytes};
        proxy_pass http://kontor;
    }

    # For whoever runs the shop, not for shoppers. Ask the processes themselves.
    location = ${metricsPath} {
        return 404;
    }
}
`;

/** RUN-8: the configuration of nginx, from the tables that the program uses itself. */
export const nginxText = ({ origins, shops }: ProxyParts, version: string): string =>
  [head(shops), siteMap(origins), robots, cookies, queryBlock, requestLog, proxying(version), locations]
    .join('')
    .trimStart();
