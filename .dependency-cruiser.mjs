const domain = '^packages/domain/'
const rules = '^packages/domain/(price-state|paging|filter-spec|offer-price|estimate-pricing)/'
const reactCode = '(^|/)node_modules/(react|react-dom|effector-react)/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Imports point down only: apps → ui, domain, routing, web-server → api → openapi. */
export default {
  forbidden: [
    forbid(
      'no-cycles',
      'A cycle has no top to start reading at; types may refer to each other.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-unresolved',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(bun|.*\\.css)' },
    ),
    forbid(
      'sites-apart',
      'The two sites never import each other.',
      { path: '^apps/web-(desktop|mobile)/' },
      { path: '^apps/web-', pathNot: '^apps/web-$1/' },
    ),
    forbid('nobody-imports-an-app', 'Apps are the top.', { pathNot: '^(apps|tests)/' }, { path: '^apps/' }),
    forbid(
      'ui-knows-no-data',
      'Components get what they show from whoever uses them.',
      { path: '^packages/ui/' },
      { path: '^packages/(?!ui/)|node_modules/effector', pathNot: '^packages/platform/build/' },
    ),
    forbid(
      'domain-knows-no-screen',
      'Rules and models know no component; formats are plain functions.',
      { path: domain },
      { path: `${reactCode}|^packages/(ui/src/(?!format/)|runtime|web-server|mock|routing)` },
    ),
    forbid(
      'rules-know-no-store',
      'These areas are pure functions that several models share.',
      { path: rules, pathNot: '\\.test\\.ts$' },
      { path: '(^|/)node_modules/effector' },
    ),
    forbid(
      'api-is-the-bottom',
      'Calls know nobody who makes them.',
      { path: '^packages/api/' },
      { path: '^packages/(?!api/|config/)' },
    ),
    forbid(
      'contract-knows-nobody',
      'The contract is the documents in openapi/ and what follows from them.',
      { path: '^packages/contract/documents/' },
      { path: '^packages/(?!contract/)' },
    ),
    forbid(
      'contract-tools-know-the-contract-alone',
      'They hold any document and any host to the contract, not only the mock.',
      { path: '^packages/contract-(guard|runner)/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/(?!contract)', pathNot: '^packages/api/src/(types\\.ts|generated/)' },
    ),
    forbid(
      'contract-stays-in-the-mock',
      'Sites know the contract by its types; documents and validators are for the mock and for tests.',
      { pathNot: '^(packages/(contract|contract-guard|contract-runner|mock)|apps/mock-cli|tests)/' },
      { path: '^packages/contract/documents/' },
    ),
    forbid(
      'mock-knows-no-client',
      'The mock holds to the contract, not to a client, whose generated types are all that it shares.',
      { path: '^packages/mock/' },
      { path: '^packages/(?!(mock|contract)/)', pathNot: '^packages/api/src/(types\\.ts|generated/)' },
    ),
    forbid(
      'tests-stay-out',
      'What ships imports no test.',
      { pathNot: '(\\.test\\.tsx?$|^tests/|/testing/|^packages/platform/testing/)' },
      { path: '(\\.test\\.tsx?$|^tests/|/testing/|^packages/platform/testing/)' },
    ),
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
