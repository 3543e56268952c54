import { readdirSync } from 'node:fs'

/** What each platform package may import besides `domain`, `api`, `ui` and `format`. */
const platform = {
  router: [],
  ssr: ['router'],
  offline: ['router', 'ssr'],
  server: ['router', 'ssr'],
  build: ['ssr'],
  testing: ['router', 'ssr'],
}

/** The features from the bottom up, and which of those above each one it may use. */
const features = {
  account: [],
  'personal-price': [],
  'price-history': ['personal-price'],
  shop: ['personal-price', 'price-history'],
  wish: ['personal-price', 'price-history'],
  reviews: [],
  list: ['shop'],
  search: ['list', 'personal-price', 'shop'],
  offers: ['personal-price'],
  estimate: ['offers', 'personal-price'],
  product: ['offers', 'personal-price', 'price-history', 'reviews', 'wish'],
  compare: ['offers', 'personal-price', 'price-history', 'wish'],
  background: ['account', 'list', 'price-history', 'product'],
}

/** What each feature may use of the platform. */
const platformOf = name => (name === 'background' ? ['router', 'ssr', 'offline'] : ['router', 'ssr'])

/** Folders of the domain that are pure functions: other areas share them, and none of them keeps state. */
const rules = [
  'estimate-pricing/',
  'estimate/src/compatibility/',
  'filter-spec/',
  'paging/',
  'personal-price/src/offer/',
  'price-state/',
  'product/src/variants/',
  'reaction/',
]

/** What each folder of the contract may import of it. */
const contract = { documents: [], guard: ['documents'], runner: ['documents'] }

/** Platform packages that a site imports in one place only, by that place in the site's folder. */
const placeInSite = {
  build: 'vite\\.config\\.ts$',
  server: 'src/(server/|entry-demo\\.ts$)',
  testing: 'src/(testing/|.*\\.test\\.tsx?$)',
}

/** A site in the browser over the mock: alone of what ships, it knows both. */
const demo = 'packages/platform/server/src/demo/'

const apiTypes = '^packages/api/src/(types\\.ts|enums\\.ts|generated/)'
const tests = '(\\.test\\.tsx?$|^tests/|/testing/|^packages/platform/testing/)'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const oneOf = names => `(${names.join('|')})`
const folders = (shelf, names) => names.map(name => `packages/${shelf}/${name}/`)

/** Lets the files of a folder import their own folder and the allowed ones, and no other package or app. */
const allow = (folder, allowed, exceptions = {}) =>
  forbid(
    `imports-of-${folder
      .replace(/^(packages|apps)\//, '')
      .replace(/\/$/, '')
      .replace('/', '-')}`,
    `${folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}.`,
    { path: `^${folder}`, pathNot: exceptions.in },
    { path: '^(packages|apps)/', pathNot: [`^${oneOf([folder, ...allowed])}`, ...(exceptions.to ?? [])] },
  )

/** Fails on a folder of `shelf` that the tables of this file do not name. */
function assertNamed(shelf, names) {
  const found = readdirSync(new URL(shelf, import.meta.url), { withFileTypes: true })
  for (const { name } of found.filter(entry => entry.isDirectory() && entry.name !== 'node_modules')) {
    if (!names.includes(name)) throw new Error(`${shelf}/${name}: .dependency-cruiser.mjs has no rule`)
  }
}

const leaves = ['packages/api/', 'packages/ui/', 'packages/format/']

const site = [
  'packages/features/',
  ...folders('platform', ['router', 'ssr', ...Object.keys(placeInSite)]),
  'packages/domain/',
  ...leaves,
]

/** What each app may import. */
const apps = {
  'web-desktop': site,
  'web-mobile': site,
  'mock-cli': ['packages/mock/', 'packages/contract/'],
}

assertNamed('apps', Object.keys(apps))
assertNamed('packages', ['api', 'contract', 'domain', 'features', 'format', 'mock', 'platform', 'ui'])
assertNamed('packages/features', Object.keys(features))
assertNamed('packages/platform', Object.keys(platform))
assertNamed('packages/contract/src', Object.keys(contract))

/** Imports point down only: apps → features → platform → domain → api; `ui` and `format` are leaves. */
export default {
  forbidden: [
    forbid('no-cycles', 'A circle has no top to start reading at; types count.', {}, { circular: true }),
    forbid(
      'no-unresolved',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(bun|.*\\.css)' },
    ),
    ...Object.entries(apps).map(([name, below]) => allow(`apps/${name}/`, below)),
    ...Object.entries(placeInSite).map(([name, place]) =>
      forbid(
        `${name}-in-one-place`,
        `Of a site, only ${place} imports @jeoul/${name}.`,
        { path: '^apps/web-', pathNot: `^apps/web-[a-z]+/${place}` },
        { path: `^packages/platform/${name}/` },
      ),
    ),
    forbid(
      'libraries-of-sites',
      'What a shopper loads of a site needs effector and React, and nothing of Node.',
      { path: '^apps/web-', pathNot: `^apps/web-[a-z]+/${oneOf(Object.values(placeInSite))}` },
      { pathNot: ['^(packages|apps)/', '(^|/)node_modules/(effector|effector-react|react|react-dom)/'] },
    ),
    forbid('apps-are-the-top', 'Nothing imports an app.', { pathNot: '^(apps|tests)/' }, { path: '^apps/' }),
    ...Object.entries(features).map(([name, below]) =>
      allow(`packages/features/${name}/`, [
        ...folders('features', below),
        ...folders('platform', platformOf(name)),
        'packages/domain/',
        ...leaves,
      ]),
    ),
    ...Object.entries(platform).map(([name, below]) =>
      allow(
        `packages/platform/${name}/`,
        [
          ...folders('platform', below),
          'packages/domain/',
          ...leaves,
          ...(name === 'testing' ? ['packages/mock/'] : []),
        ],
        { in: ['\\.test\\.tsx?$', `^${demo}`] },
      ),
    ),
    allow(demo, [...folders('platform', ['ssr']), 'packages/domain/', 'packages/mock/', ...leaves]),
    allow('packages/domain/', ['packages/api/', 'packages/format/']),
    forbid(
      'domain-draws-nothing',
      'Rules and models know no component.',
      { path: '^packages/domain/' },
      { path: '(^|/)node_modules/(react|react-dom|effector-react)/' },
    ),
    forbid(
      'rules-keep-no-state',
      'These areas are pure functions that several models share.',
      {
        path: `^packages/domain/${oneOf(rules)}`,
        pathNot: '\\.test\\.ts$',
      },
      { path: '(^|/)node_modules/effector' },
    ),
    allow('packages/api/', [], { in: '\\.test\\.ts$' }),
    allow('packages/ui/', ['packages/format/']),
    allow('packages/format/', []),
    forbid(
      'leaves-know-no-data',
      'Components and formats get what they show from whoever uses them.',
      { path: '^packages/(ui|format)/' },
      { path: '(^|/)node_modules/effector' },
    ),
    ...Object.entries(contract).map(([name, below]) =>
      allow(`packages/contract/src/${name}/`, folders('contract/src', below), {
        in: '\\.test\\.ts$',
        to: [apiTypes],
      }),
    ),
    allow('packages/mock/', ['packages/contract/src/documents/'], { to: [apiTypes] }),
    forbid(
      'contract-stays-in-the-mock',
      'Sites know the contract by its types; documents and validators are for the mock and for tests.',
      { pathNot: '^(packages/(contract|mock)|apps/mock-cli|tests)/' },
      { path: '^packages/contract/' },
    ),
    forbid('tests-stay-out', 'What ships imports no test.', { pathNot: tests }, { path: tests }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.turbo|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}
