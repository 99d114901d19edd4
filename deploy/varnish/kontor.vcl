vcl 4.1;
# Kontor behind Varnish (7.1 or newer). Made by `npm run shop -- varnish` of this version of the program, for these hosts: make it
# again after every upgrade and every change of SITE_HOSTS, and do not edit it. VCL of your own includes it behind its own lines.

import directors;
import std;

# A process is left out only while it takes no connections: one request, a slow one and an honest 503 take none out.
probe alive { .url = "/health/live"; .interval = 500ms; .timeout = 10s; .window = 1; .threshold = 1; .initial = 1; }
backend shop1 { .host = "shop1"; .port = "3000"; .probe = alive; .connect_timeout = 2s; .first_byte_timeout = 35s; .between_bytes_timeout = 35s; }
backend shop2 { .host = "shop2"; .port = "3000"; .probe = alive; .connect_timeout = 2s; .first_byte_timeout = 35s; .between_bytes_timeout = 35s; }

sub vcl_init {
    new kontor = directors.shard();
    kontor.add_backend(shop1);
    kontor.add_backend(shop2);
    kontor.reconfigure();
}

# The shop looks at the first 300 characters of the name, and at this list.
sub kontor_robot {
    set req.http.x-kontor-robot = "visitor";
    set req.http.x-kontor-agent = regsub(req.http.user-agent, "^(.{1,300}).*$", "\1");
    if (req.http.x-kontor-agent ~ "(?i) daum[ /]"
     || req.http.x-kontor-agent ~ "(?i) deusu/"
     || req.http.x-kontor-agent ~ "(?i)(?:^|[^g])news(?!sapphire)"
     || req.http.x-kontor-agent ~ "(?i)(?<! channel/|google/)google(?!(?:wv|app|/google| pixel))"
     || req.http.x-kontor-agent ~ "(?i)(?<! cu)bots?(?:\b|_)"
     || req.http.x-kontor-agent ~ "(?i)(?<!cam)scan"
     || req.http.x-kontor-agent ~ "(?i)(?<!lib)http"
     || req.http.x-kontor-agent ~ "(?i)24x7"
     || req.http.x-kontor-agent ~ "(?i);\s\w+;$"
     || req.http.x-kontor-agent ~ "(?i)@[a-z][\w\-]+\."
     || req.http.x-kontor-agent ~ "(?i)\(\)"
     || req.http.x-kontor-agent ~ "(?i)\.com\b"
     || req.http.x-kontor-agent ~ "(?i)\b\w+/1\.0;"
     || req.http.x-kontor-agent ~ "(?i)\bbw/"
     || req.http.x-kontor-agent ~ "(?i)\bdlc\b"
     || req.http.x-kontor-agent ~ "(?i)\bort/"
     || req.http.x-kontor-agent ~ "(?i)\bperl\b"
     || req.http.x-kontor-agent ~ "(?i)\btime/"
     || req.http.x-kontor-agent ~ "(?i)\|"
     || req.http.x-kontor-agent ~ "(?i)^[<\(;]"
     || req.http.x-kontor-agent ~ "(?i)^[\w \.\-\(?:\):%]+(?:/v?\d+(?:\.\d+)?(?:\.\d{1,10})*?)?(?:,|$)"
     || req.http.x-kontor-agent ~ "(?i)^[\w\-]+/[\w]+$"
     || req.http.x-kontor-agent ~ "(?i)^[^ ]{50,}$"
     || req.http.x-kontor-agent ~ "(?i)^\d+\b"
     || req.http.x-kontor-agent ~ "(?i)^\w*search\b"
     || req.http.x-kontor-agent ~ "(?i)^\w+/[\w\(\)]*$"
     || req.http.x-kontor-agent ~ "(?i)^\w+/\d\.\d\s\([\w@]+\)$"
     || req.http.x-kontor-agent ~ "(?i)^active"
     || req.http.x-kontor-agent ~ "(?i)^ad muncher"
     || req.http.x-kontor-agent ~ "(?i)^amaya"
     || req.http.x-kontor-agent ~ "(?i)^apache/"
     || req.http.x-kontor-agent ~ "(?i)^avsdevicesdk/"
     || req.http.x-kontor-agent ~ "(?i)^azure"
     || req.http.x-kontor-agent ~ "(?i)^biglotron"
     || req.http.x-kontor-agent ~ "(?i)^blackbox exporter"
     || req.http.x-kontor-agent ~ "(?i)^bot"
     || req.http.x-kontor-agent ~ "(?i)^clamav[ /]"
     || req.http.x-kontor-agent ~ "(?i)^claude-code/"
     || req.http.x-kontor-agent ~ "(?i)^client/"
     || req.http.x-kontor-agent ~ "(?i)^cobweb/"
     || req.http.x-kontor-agent ~ "(?i)^custom"
     || req.http.x-kontor-agent ~ "(?i)^ddg[_-]android"
     || req.http.x-kontor-agent ~ "(?i)^discourse"
     || req.http.x-kontor-agent ~ "(?i)^dispatch/\d"
     || req.http.x-kontor-agent ~ "(?i)^downcast/"
     || req.http.x-kontor-agent ~ "(?i)^duckduckgo"
     || req.http.x-kontor-agent ~ "(?i)^email"
     || req.http.x-kontor-agent ~ "(?i)^exodusmovement"
     || req.http.x-kontor-agent ~ "(?i)^facebook"
     || req.http.x-kontor-agent ~ "(?i)^getright/"
     || req.http.x-kontor-agent ~ "(?i)^gozilla/"
     || req.http.x-kontor-agent ~ "(?i)^hobbit"
     || req.http.x-kontor-agent ~ "(?i)^hotzonu"
     || req.http.x-kontor-agent ~ "(?i)^hwcdn/"
     || req.http.x-kontor-agent ~ "(?i)^igetter/"
     || req.http.x-kontor-agent ~ "(?i)^jeode/"
     || req.http.x-kontor-agent ~ "(?i)^jetty/"
     || req.http.x-kontor-agent ~ "(?i)^jigsaw"
     || req.http.x-kontor-agent ~ "(?i)^microsoft bits"
     || req.http.x-kontor-agent ~ "(?i)^movabletype"
     || req.http.x-kontor-agent ~ "(?i)^mozilla/\d\.\d\s[\w\.-]+$"
     || req.http.x-kontor-agent ~ "(?i)^mozilla/\d\.\d\s\((?:compatible;)?(?:\s?[\w\d\-.]+[\s/]\d+\.\d+)?\)$"
     || req.http.x-kontor-agent ~ "(?i)^navermailapp"
     || req.http.x-kontor-agent ~ "(?i)^netsurf"
     || req.http.x-kontor-agent ~ "(?i)^offline"
     || req.http.x-kontor-agent ~ "(?i)^openai/"
     || req.http.x-kontor-agent ~ "(?i)^owler"
     || req.http.x-kontor-agent ~ "(?i)^php"
     || req.http.x-kontor-agent ~ "(?i)^postman"
     || req.http.x-kontor-agent ~ "(?i)^ps_daily/"
     || req.http.x-kontor-agent ~ "(?i)^python"
     || req.http.x-kontor-agent ~ "(?i)^rank"
     || req.http.x-kontor-agent ~ "(?i)^read"
     || req.http.x-kontor-agent ~ "(?i)^reed"
     || req.http.x-kontor-agent ~ "(?i)^remove\.bg/"
     || req.http.x-kontor-agent ~ "(?i)^rest"
     || req.http.x-kontor-agent ~ "(?i)^rss"
     || req.http.x-kontor-agent ~ "(?i)^snapchat"
     || req.http.x-kontor-agent ~ "(?i)^sora "
     || req.http.x-kontor-agent ~ "(?i)^space bison"
     || req.http.x-kontor-agent ~ "(?i)^stape/"
     || req.http.x-kontor-agent ~ "(?i)^svn"
     || req.http.x-kontor-agent ~ "(?i)^swcd "
     || req.http.x-kontor-agent ~ "(?i)^taringa"
     || req.http.x-kontor-agent ~ "(?i)^thumbor/"
     || req.http.x-kontor-agent ~ "(?i)^track"
     || req.http.x-kontor-agent ~ "(?i)^w3c"
     || req.http.x-kontor-agent ~ "(?i)^webbandit/"
     || req.http.x-kontor-agent ~ "(?i)^webcopier"
     || req.http.x-kontor-agent ~ "(?i)^wget"
     || req.http.x-kontor-agent ~ "(?i)^whatsapp"
     || req.http.x-kontor-agent ~ "(?i)^wordpress"
     || req.http.x-kontor-agent ~ "(?i)^xenu link sleuth"
     || req.http.x-kontor-agent ~ "(?i)^yahoo"
     || req.http.x-kontor-agent ~ "(?i)^yandex"
     || req.http.x-kontor-agent ~ "(?i)^zdm/\d"
     || req.http.x-kontor-agent ~ "(?i)^zoom marketplace/"
     || req.http.x-kontor-agent ~ "(?i)abuse"
     || req.http.x-kontor-agent ~ "(?i)advisor"
     || req.http.x-kontor-agent ~ "(?i)agent\b"
     || req.http.x-kontor-agent ~ "(?i)analyzer"
     || req.http.x-kontor-agent ~ "(?i)archive"
     || req.http.x-kontor-agent ~ "(?i)ask jeeves/teoma"
     || req.http.x-kontor-agent ~ "(?i)attracta"
     || req.http.x-kontor-agent ~ "(?i)audit"
     || req.http.x-kontor-agent ~ "(?i)bluecoat drtr"
     || req.http.x-kontor-agent ~ "(?i)browsex"
     || req.http.x-kontor-agent ~ "(?i)burpcollaborator"
     || req.http.x-kontor-agent ~ "(?i)capture"
     || req.http.x-kontor-agent ~ "(?i)catch"
     || req.http.x-kontor-agent ~ "(?i)check\b"
     || req.http.x-kontor-agent ~ "(?i)checker"
     || req.http.x-kontor-agent ~ "(?i)chromeframe"
     || req.http.x-kontor-agent ~ "(?i)classifier"
     || req.http.x-kontor-agent ~ "(?i)cloudflare"
     || req.http.x-kontor-agent ~ "(?i)collapsify\b"
     || req.http.x-kontor-agent ~ "(?i)convertify"
     || req.http.x-kontor-agent ~ "(?i)cookiehubverify/"
     || req.http.x-kontor-agent ~ "(?i)crawl"
     || req.http.x-kontor-agent ~ "(?i)cursor/"
     || req.http.x-kontor-agent ~ "(?i)datanyze"
     || req.http.x-kontor-agent ~ "(?i)dejaclick"
     || req.http.x-kontor-agent ~ "(?i)detect"
     || req.http.x-kontor-agent ~ "(?i)discovery"
     || req.http.x-kontor-agent ~ "(?i)dmbrowser"
     || req.http.x-kontor-agent ~ "(?i)download"
     || req.http.x-kontor-agent ~ "(?i)exaleadcloudview"
     || req.http.x-kontor-agent ~ "(?i)feed"
     || req.http.x-kontor-agent ~ "(?i)firephp"
     || req.http.x-kontor-agent ~ "(?i)foregenix"
     || req.http.x-kontor-agent ~ "(?i)functionize"
     || req.http.x-kontor-agent ~ "(?i)grab"
     || req.http.x-kontor-agent ~ "(?i)hardenize\b"
     || req.http.x-kontor-agent ~ "(?i)hotjar"
     || req.http.x-kontor-agent ~ "(?i)httrack"
     || req.http.x-kontor-agent ~ "(?i)hubspot marketing grader"
     || req.http.x-kontor-agent ~ "(?i)ibisbrowser"
     || req.http.x-kontor-agent ~ "(?i)infrawatch"
     || req.http.x-kontor-agent ~ "(?i)insight"
     || req.http.x-kontor-agent ~ "(?i)inspect"
     || req.http.x-kontor-agent ~ "(?i)iplabel"
     || req.http.x-kontor-agent ~ "(?i)java(?!;)"
     || req.http.x-kontor-agent ~ "(?i)library"
     || req.http.x-kontor-agent ~ "(?i)linkcheck"
     || req.http.x-kontor-agent ~ "(?i)linktiger"
     || req.http.x-kontor-agent ~ "(?i)mail\.ru/"
     || req.http.x-kontor-agent ~ "(?i)manus-user/"
     || req.http.x-kontor-agent ~ "(?i)marketgoo/"
     || req.http.x-kontor-agent ~ "(?i)measure"
     || req.http.x-kontor-agent ~ "(?i)monitor\b"
     || req.http.x-kontor-agent ~ "(?i)neustar wpm"
     || req.http.x-kontor-agent ~ "(?i)node\b"
     || req.http.x-kontor-agent ~ "(?i)nutch"
     || req.http.x-kontor-agent ~ "(?i)offbyone"
     || req.http.x-kontor-agent ~ "(?i)openvas"
     || req.http.x-kontor-agent ~ "(?i)optimize"
     || req.http.x-kontor-agent ~ "(?i)pageburst"
     || req.http.x-kontor-agent ~ "(?i)parser"
     || req.http.x-kontor-agent ~ "(?i)phantomjs"
     || req.http.x-kontor-agent ~ "(?i)pingdom"
     || req.http.x-kontor-agent ~ "(?i)powermarks"
     || req.http.x-kontor-agent ~ "(?i)preview"
     || req.http.x-kontor-agent ~ "(?i)productfinder"
     || req.http.x-kontor-agent ~ "(?i)prospectingstudio"
     || req.http.x-kontor-agent ~ "(?i)proxy"
     || req.http.x-kontor-agent ~ "(?i)radar"
     || req.http.x-kontor-agent ~ "(?i)readable/"
     || req.http.x-kontor-agent ~ "(?i)retriever"
     || req.http.x-kontor-agent ~ "(?i)rexx;"
     || req.http.x-kontor-agent ~ "(?i)rigor"
     || req.http.x-kontor-agent ~ "(?i)rss\b"
     || req.http.x-kontor-agent ~ "(?i)scrape"
     || req.http.x-kontor-agent ~ "(?i)securityheaders"
     || req.http.x-kontor-agent ~ "(?i)server"
     || req.http.x-kontor-agent ~ "(?i)silktide"
     || req.http.x-kontor-agent ~ "(?i)sindup/"
     || req.http.x-kontor-agent ~ "(?i)sogou"
     || req.http.x-kontor-agent ~ "(?i)sparkler/"
     || req.http.x-kontor-agent ~ "(?i)spider"
     || req.http.x-kontor-agent ~ "(?i)splash"
     || req.http.x-kontor-agent ~ "(?i)statuscake"
     || req.http.x-kontor-agent ~ "(?i)supercleaner"
     || req.http.x-kontor-agent ~ "(?i)synapse"
     || req.http.x-kontor-agent ~ "(?i)tools"
     || req.http.x-kontor-agent ~ "(?i)torrent"
     || req.http.x-kontor-agent ~ "(?i)transcoder"
     || req.http.x-kontor-agent ~ "(?i)url"
     || req.http.x-kontor-agent ~ "(?i)validator"
     || req.http.x-kontor-agent ~ "(?i)virtuoso"
     || req.http.x-kontor-agent ~ "(?i)wappalyzer"
     || req.http.x-kontor-agent ~ "(?i)watchtowr"
     || req.http.x-kontor-agent ~ "(?i)webglance"
     || req.http.x-kontor-agent ~ "(?i)webkit2png"
     || req.http.x-kontor-agent ~ "(?i)whatcms/"
     || req.http.x-kontor-agent ~ "(?i)xtate/") {
        set req.http.x-kontor-robot = "robot";
    }
}

# Cookies are read as the shop reads them (src/lib/cookie-in.ts): the first of exactly this name.
sub kontor_cookies {
    std.collect(req.http.cookie, "; ");
    # Visitors who came by a partner or inside an app get the reduced footer: pages of their own.
    set req.http.x-kontor-footer = "";
    if (req.http.cookie ~ "^(?:[\s\xA0]*+(?!Affiliate[\s\xA0]*=)[^;]*+;)*+[\s\xA0]*+Affiliate[\s\xA0]*+=[\s\xA0]*+[^;\s\xA0]"
     || req.http.cookie ~ "^(?:[\s\xA0]*+(?!App[\s\xA0]*=)[^;]*+;)*+[\s\xA0]*+App[\s\xA0]*+=[\s\xA0]*+[^;\s\xA0]") {
        set req.http.x-kontor-footer = "reduced";
    }
    # The visitor's A/B groups, as the shop has written them (name.group~name.group).
    set req.http.x-kontor-groups = "";
    if (req.http.cookie ~ "^(?:[\s\xA0]*+(?!AbTests[\s\xA0]*=)[^;]*+;)*+[\s\xA0]*+AbTests[\s\xA0]*+=[\s\xA0]*+[A-Za-z0-9_.~-]{1,330}+[\s\xA0]*+(?:;|$)") {
        set req.http.x-kontor-groups = regsub(req.http.cookie, "^(?:[\s\xA0]*+(?!AbTests[\s\xA0]*=)[^;]*+;)*+[\s\xA0]*+AbTests[\s\xA0]*+=[\s\xA0]*+([A-Za-z0-9_.~-]{1,330}+).*$", "\1");
    }
    # Past the cache, in and out: staff with a preview see another moment, and groups that are written in any other way are no
    # part of a key.
    unset req.http.x-kontor-past;
    if (req.http.cookie ~ "PreviewToken="
     || req.http.cookie ~ "^(?:[\s\xA0]*+(?!AbTests[\s\xA0]*=)[^;]*+;)*+[\s\xA0]*+AbTests[\s\xA0]*+=[\s\xA0]*+(?![A-Za-z0-9_.~-]{0,330}+[\s\xA0]*+(?:;|$))") {
        set req.http.x-kontor-past = "yes";
    }
}

# The shop is asked for the very name that the key is made of: small letters, no dot at its end. The port stays, because the shop
# compares it with the page's that sends a form. Any host that SITE_HOSTS does not name is DE.
sub kontor_host {
    set req.http.x-kontor-port = "";
    if (req.http.host ~ ":[0-9]{1,5}$") {
        set req.http.x-kontor-port = regsub(req.http.host, "^.*(:[0-9]{1,5})$", "\1");
    }
    set req.http.x-kontor-name = std.tolower(regsub(regsub(req.http.host, ":[0-9]*$", ""), "\.$", ""));
    set req.http.host = req.http.x-kontor-name + req.http.x-kontor-port;
    set req.http.x-kontor-site = "DE";
    if (req.http.x-kontor-name == "at.localhost") {
        set req.http.x-kontor-site = "AT";
    } else if (req.http.x-kontor-name == "ch.localhost") {
        set req.http.x-kontor-site = "CH";
    } else if (req.http.x-kontor-name == "ch-fr.localhost") {
        set req.http.x-kontor-site = "CH_FR";
    } else if (req.http.x-kontor-name == "cz.localhost") {
        set req.http.x-kontor-site = "CZ";
    } else if (req.http.x-kontor-name == "hu.localhost") {
        set req.http.x-kontor-site = "HU";
    } else if (req.http.x-kontor-name == "pl.localhost") {
        set req.http.x-kontor-site = "PL";
    } else if (req.http.x-kontor-name == "sk.localhost") {
        set req.http.x-kontor-site = "SK";
    } else if (req.http.x-kontor-name == "tr.localhost") {
        set req.http.x-kontor-site = "TR";
    }
}

# Queries that make a difference to a page, the first of each name. The shop is asked for nothing but them, so that what is
# kept under a key is what the key says, and a campaign's parameters do not multiply pages.
sub kontor_queries {
    set req.http.x-kontor-args = "&" + regsub(req.url, "^[^?]*\??", "");
    set req.http.x-kontor-kept = "";
    if (req.http.x-kontor-args ~ "&page=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(page=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&upto=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(upto=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&filters=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(filters=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&sort=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(sort=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&dim1=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(dim1=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&query=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(query=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&question=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(question=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&searchTerm=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(searchTerm=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&filterDepot=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(filterDepot=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&filterFiliale=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(filterFiliale=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&result=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(result=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&link=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(link=[^&]+).*$", "&\1");
    }
    if (req.http.x-kontor-args ~ "&tracked=[^&]") {
        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(tracked=[^&]+).*$", "&\1");
    }
    set req.url = req.http.x-kontor-path;
    if (req.http.x-kontor-kept != "") {
        set req.url = req.url + "?" + regsub(req.http.x-kontor-kept, "^&", "");
    }
}

sub vcl_recv {
    if (req.restarts == 0) {
        unset req.http.x-kontor-mode;
        # One id for each answer, also for one that is kept; never a visitor's.
        set req.http.x-request-id = "varnish-" + std.integer(time=now) + "-" + std.integer(real=std.random(0, 1000000000)) + "-" + req.xid;
    }
    unset req.http.x-kontor-key;
    # The version of this file. The shop warns in its log where it is not its own. To a proxy that says it the shop lets pages
    # for robots, with the reduced footer and of A/B groups (X-Accel-Expires), which are `private` to all other caches.
    set req.http.x-kontor-proxy = "c118aacac2de";
    # Written anew, never passed on: the shop trusts this proxy (TRUST_PROXY) and nobody before it. What ends TLS before Varnish
    # speaks the PROXY protocol, so that these two are the visitor's.
    set req.http.X-Forwarded-For = client.ip;
    set req.http.X-Forwarded-Proto = "http";
    if (std.port(server.ip) == 443) {
        set req.http.X-Forwarded-Proto = "https";
    }
    unset req.http.Forwarded;
    set req.http.x-kontor-path = regsub(req.url, "\?.*$", "");
    call kontor_host;

    # For whoever runs the shop, not for shoppers. Ask the processes themselves.
    if (req.http.x-kontor-path == "/metrics") {
        return (synth(404));
    }
    if (req.method !~ "^(?:GET|HEAD)$") {
        # Limits (src/server/http/limits/limits.ts): what passes here is read to its end by the shop, and can be sent a second time.
        if (req.http.x-kontor-path == "/service/ttruth/publish" && !std.cache_req_body(60000B)) {
            return (synth(413));
        }
        if (req.http.x-kontor-path == "/service/consent/api/v1/proofs" && !std.cache_req_body(1024B)) {
            return (synth(413));
        }
        if (!std.cache_req_body(65536B)) {
            return (synth(413));
        }
    }
    # Personal pages with their whole query, calls of the regions, the cart page: everything that is never kept.
    if (req.http.x-kontor-path ~ "^/(?:service|json)/"
     || req.http.x-kontor-path ~ {"(?x)^(?:
        /account
      | /beanaccount
      | /cancellation
      | /checkout
      | /checkout/review
      | /community
      | /contact
      | /demo/mailbox
      | /kontorcard/Overview
      | /login
      | /login/forgotten
      | /login/reset/[^/]+
      | /logout
      | /mobileplan
      | /order
      | /order/[^/]+
      | /orders
      | /orders/[^/]+
      | /registerfreekontorcard
      | /registerfreeprivatecard
      | /signup
      | /signup/confirm/[^/]+
      | /subscribenewsletter/confirm
      | /subscribenewsletter/preferences
      | /subscribenewsletter/unsubscribe
      | /usermenu
      | /usermenu/addresses
      | /usermenu/data
      | /usermenu/email/[^/]+
      | /watchlist
      | /withdrawal
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
        set req.http.x-kontor-key = req.http.x-kontor-site + "|" + "" + "|" + req.http.x-kontor-footer + "|" + req.http.x-kontor-groups;
    } else {
        call kontor_queries;
        set req.http.x-kontor-key = req.http.x-kontor-site + "|" + req.http.x-kontor-robot + "|" + req.http.x-kontor-footer + "|" + req.http.x-kontor-groups;
    }
    if (req.method !~ "^(?:GET|HEAD)$" || (req.http.x-kontor-past && req.http.x-kontor-key != "file")) {
        unset req.http.x-kontor-key;
        return (pass);
    }
    # Stale while the next one is fetched, for as long as the answer allows. Older ones are kept for when no process answers.
    set req.grace = 2s;
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

sub vcl_hit {
    # A change is near, and the answer may not be shown for as long as usual.
    if (!req.http.x-kontor-mode && obj.ttl + std.duration(obj.http.x-kontor-stale, 0s) <= 0s) {
        set req.http.x-kontor-mode = "fresh";
        return (restart);
    }
    return (deliver);
}

sub vcl_backend_fetch {
    # A second try asks another process than the first one.
    if (bereq.retries == 0) {
        set bereq.http.x-kontor-turn = bereq.xid;
    }
    set bereq.backend = kontor.backend(by=KEY, key=kontor.key(bereq.http.x-kontor-turn), alt=bereq.retries, rampup=false);
    if (!bereq.backend) {
        set bereq.backend = kontor.backend(by=KEY, key=kontor.key(bereq.http.x-kontor-turn), alt=bereq.retries, rampup=false, healthy=IGNORE);
    }
    return (fetch);
}

sub vcl_backend_response {
    unset beresp.http.x-request-id;
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.status >= 500) {
        # What is kept stays.
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.keep = 0s;
        if (bereq.http.x-kontor-mode == "old") {
            # Nothing older is there: nobody waits for the next try of another.
            set beresp.uncacheable = true;
            set beresp.ttl = 1s;
        }
        return (deliver);
    }
    set beresp.http.x-kontor-stale = "0s";
    if (beresp.http.Cache-Control ~ "stale-while-revalidate=[0-9]") {
        set beresp.http.x-kontor-stale = regsub(beresp.http.Cache-Control, "^.*stale-while-revalidate=([0-9]+).*$", "\1s");
    }
    if (beresp.http.X-Accel-Expires ~ "^[0-9]+$") {
        set beresp.ttl = std.duration(beresp.http.X-Accel-Expires + "s", 0s);
    } else if (beresp.http.Cache-Control !~ "(?:s-maxage|max-age)=[1-9]" || beresp.http.Cache-Control ~ "no-store|no-cache|private") {
        set beresp.ttl = 0s;
    }
    unset beresp.http.X-Accel-Expires;
    if (beresp.ttl <= 0s || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    set beresp.grace = 10m;
    # The key says what the answer depends on; Vary is for the caches behind.
    set beresp.http.x-kontor-vary = beresp.http.Vary;
    unset beresp.http.Vary;
    return (deliver);
}

sub vcl_backend_error {
    # The other process is asked where one is gone, for what may be asked twice.
    if (bereq.retries == 0 && bereq.method ~ "^(?:GET|HEAD|PUT|DELETE)$") {
        return (retry);
    }
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.http.Retry-After = "5";
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.body = "503";
    return (deliver);
}

sub vcl_deliver {
    # When no process answers, or one without its database, an old page is better than none.
    if (resp.status >= 500 && req.http.x-kontor-key && req.http.x-kontor-mode != "old") {
        set req.http.x-kontor-mode = "old";
        return (restart);
    }
    if (obj.hits > 0 && obj.ttl > 0s) {
        set resp.http.X-Cache = "HIT";
    } else if (obj.hits > 0) {
        set resp.http.X-Cache = "STALE";
    } else if (req.http.x-kontor-key) {
        set resp.http.X-Cache = "MISS";
    } else if (req.http.x-kontor-past) {
        set resp.http.X-Cache = "BYPASS";
    }
    if (resp.http.x-kontor-vary) {
        set resp.http.Vary = resp.http.x-kontor-vary;
    }
    unset resp.http.x-kontor-vary;
    unset resp.http.x-kontor-stale;
    unset resp.http.X-Varnish;
    set resp.http.x-request-id = req.http.x-request-id;
    return (deliver);
}

sub vcl_synth {
    set resp.http.x-request-id = req.http.x-request-id;
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    set resp.body = resp.status;
    return (deliver);
}
