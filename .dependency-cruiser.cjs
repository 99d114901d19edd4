/**
 * The walls of the house. Each rule says what to do instead. TypeScript 7 has no API that the cruiser could use, so it
 * parses with swc; a law test makes sure that it really saw the modules.
 */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.(test|dom\\.test|db\\.test)\\.tsx?$' },
  to: { path: '^(src|content|bench|tests)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two files need each other: move what both need into a third.',
      from: {},
      to: { circular: true },
    },
    only('lib-is-pure', '^src/lib/', ['^src/lib/'], 'lib knows nothing of ours: pass what it needs as an argument.'),
    only(
      'contracts-stand-alone',
      '^src/contracts/',
      ['^src/(contracts|lib)/'],
      'A contract imports the schema library and pure helpers only.',
    ),
    only(
      'domain-is-pure',
      '^src/domain/',
      ['^src/(domain|contracts|lib|sites)/'],
      'Rules that two rooms share are pure: take what they need as an argument.',
    ),
    only(
      'clients-call-services',
      '^src/clients/',
      ['^src/(clients|contracts|domain|platform|lib)/'],
      'A client calls one service from the browser: it takes the ports of platform and knows no region.',
    ),
    only(
      'sites-are-data',
      '^src/sites/',
      ['^src/(sites|contracts|lib)/'],
      'Sites are data: what acts on them belongs to domain, a region, a page or the server.',
    ),
    only(
      'platform-stands-low',
      '^src/platform/',
      ['^src/(platform|lib)/'],
      'platform knows no site, no service, no region: take it as an argument.',
    ),
    only(
      'ui-knows-no-shop',
      '^src/ui/',
      ['^src/(ui|lib|platform)/'],
      'A part knows no site and no service: take texts and figures as props.',
    ),
    only(
      'islands-run-regions',
      '^src/islands/',
      ['^src/(islands|platform|lib|sites|contracts|domain)/', '^src/regions/.*\\.(island\\.tsx|start\\.ts)$'],
      'The runtime knows regions only by their island and start files.',
    ),
    {
      name: 'regions-stand-apart',
      severity: 'error',
      comment: 'A region imports no other region: meet through page events, or let the shell compose both.',
      from: { path: '^src/regions/([^/]+)/', pathNot: '\\.(test|dom\\.test)\\.tsx?$' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/regions/$1/',
          '^src/(ui|platform|lib|contracts|domain|clients|sites|testing)/',
          '^src/islands/(?:island|intent)\\.ts$',
        ],
      },
    },
    {
      name: 'services-stand-apart',
      severity: 'error',
      comment:
        'A service imports no other service: what it needs is an argument of its factory, wired in server/wiring.',
      from: { path: '^src/services/([^/]+)/', pathNot: '\\.(test|db\\.test)\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/services/$1/', '^src/(contracts|domain|lib|sites)/'] },
    },
    {
      name: 'pages-meet-regions',
      severity: 'error',
      comment: 'A page imports regions, islands, sites and contracts; services come as arguments of load().',
      from: { path: '^src/pages/', pathNot: '\\.(test|dom\\.test)\\.tsx?$' },
      to: {
        path: '^src/',
        pathNot: ['^src/(pages|desk|regions|islands|sites|contracts|domain|clients|lib|ui|platform)/'],
      },
    },
    only(
      'desk-calls-services',
      '^src/desk/',
      ['^src/(desk|ui|platform|contracts|domain|lib|sites)/'],
      'The desk knows the shop by its calls alone: a region is drawn by the server, in a frame.',
    ),
    {
      name: 'sql-in-repositories',
      severity: 'error',
      comment:
        'Only *.repository.ts (and the server’s database folder) speaks SQL. One contract names the type of the transaction in which several services do something together.',
      from: {
        path: '^src/',
        pathNot: [
          '\\.repository\\.ts$',
          '^src/contracts/shop/transaction\\.contract\\.ts$',
          '^src/server/',
          '^src/cli/',
          '^src/lib/database\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      to: { path: '^src/lib/database\\.ts$' },
    },
    {
      name: 'server-stays-on-the-server',
      severity: 'error',
      comment: 'Browser code must not reach the server’s files.',
      from: {
        path: '^src/(regions|islands|ui|platform|clients|domain|sites|lib|contracts)/',
        pathNot: '\\.(test|dom\\.test)\\.tsx?$',
      },
      to: { path: '^src/(server|cli|services)/' },
    },
    only(
      'engine-stands-alone',
      '^src/services/search/engine/',
      ['^src/services/search/engine/', '^src/(contracts|domain|lib|sites)/'],
      'The search engine is a library of its own: database, HTTP and past queries are added by the service around it.',
    ),
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'Fakes and fixtures of src/testing are for tests, and for fixtures beside a region.',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '\\.fixtures\\.tsx?$', '^src/testing/'] },
      to: { path: '^src/testing/' },
    },
    ...[
      ['config', 'config'],
      ['database', 'database|config'],
      ['files', 'files|config'],
      ['http', 'http|config'],
      ['rendering', 'rendering|http|config'],
      ['demo', 'demo|content'],
      ['content', 'content|database'],
      ['commands', 'commands|content|demo|database|config'],
      ['wiring', 'wiring|rendering|files|http|content|demo|commands|database|config'],
    ].map(([room, below]) => ({
      name: `server-${room}-looks-down`,
      severity: 'error',
      comment: `server/${room} imports ${below.split('|').join(', ')} of the server only: pass anything else as an argument, from wiring.`,
      from: { path: `^src/server/${room}/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/', pathNot: `^src/server/(${below})/` },
    })),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.d\\.ts$|virtual:)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json', '.css'] },
  },
};
