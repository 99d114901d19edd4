import { requestIdHeader } from '../../http/request-id.ts';

/** What becomes of a request behind its key, and what becomes of the answer. The same for every shop. */
export const varnishKeeping = `
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
    unset beresp.http.${requestIdHeader};
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
        set beresp.http.x-kontor-stale = regsub(beresp.http.Cache-Control, "^.*stale-while-revalidate=([0-9]+).*$", "\\1s");
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
    set resp.http.${requestIdHeader} = req.http.${requestIdHeader};
    return (deliver);
}

sub vcl_synth {
    set resp.http.${requestIdHeader} = req.http.${requestIdHeader};
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    set resp.body = resp.status;
    return (deliver);
}
`;
