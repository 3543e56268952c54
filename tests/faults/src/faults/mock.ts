import type { Fault } from '../fault.ts'

/** The mock, the contract's guard and runner, and their command line. */
export const mockFaults: readonly Fault[] = [
  {
    name: 'highest-price-exclusive',
    file: 'packages/mock/src/index/mark-rows.ts',
    find: 'price > high',
    replace: 'price >= high',
  },
  {
    name: 'items-without-a-price-sorted-as-cheapest',
    file: 'packages/mock/src/index/sort-refs.ts',
    find: ' || Number.MAX_SAFE_INTEGER',
    replace: '',
  },
  {
    name: 'limit-counted-from-the-offset',
    file: 'packages/mock/src/index/query-items.ts',
    find: 'subarray(question.offset, question.limit)',
    replace: 'subarray(question.offset, question.offset + question.limit)',
  },
  {
    name: 'second-like-of-a-member-counts',
    file: 'packages/mock/src/resources/reviews/state/review-votes.ts',
    find: 'if (before === press) return',
    replace: '',
  },
  {
    name: 'saved-item-stays-in-the-other-group',
    file: 'packages/mock/src/resources/wish/wish-state.ts',
    find: 'wish.delete({ where: { id: { equals: id } } })\n      wish.create({ id,',
    replace: 'wish.create({ id: listId + id,',
  },
  {
    name: 'requests-not-held-to-the-contract',
    file: 'packages/mock/src/server/pipeline/check-request.ts',
    find: 'const problems = contract.problemsOf(operation, { path, query, headers, body: read.body })',
    replace: 'const problems = []',
  },
  {
    name: 'login-redirects-anywhere',
    file: 'packages/mock/src/server/login.ts',
    find: 'if (!url || !origins.includes(url.origin)) return undefined',
    replace: 'if (!url) return undefined',
  },
  {
    name: 'changed-default-breaks-nobody',
    file: 'packages/contract/src/guard/breaking-reason.ts',
    find: '[bodyBecameRequired, fieldOfBodyRemoved, defaultChanged, fileTypesRemoved]',
    replace: '[bodyBecameRequired, fieldOfBodyRemoved, fileTypesRemoved]',
  },
  {
    name: 'runner-accepts-a-wrong-total-of-a-window',
    file: 'packages/contract/src/runner/laws/list-windows.ts',
    find: "holdSame('body.result.total', part.body.result.total, total, whole, part)",
    replace: '',
  },
  {
    name: 'strict-proxy-exits-with-0',
    file: 'apps/mock-cli/src/proxy.ts',
    find: 'if (strict && report.deviations.length > 0) process.exitCode = 1',
    replace: '',
  },
  {
    name: 'only-catalog-ignored',
    file: 'apps/mock-cli/src/serve.ts',
    find: 'return onlyCatalog ? imported : mergeCatalogues',
    replace: 'return mergeCatalogues',
  },
  {
    name: 'token-forbidden-across-origins',
    file: 'packages/mock/src/server/cross-origin.ts',
    find: "'Authorization',",
    replace: '',
    spec: 'tests/e2e/src/account.spec.ts',
  },
  {
    name: 'control-reachable-by-any-host-name',
    file: 'packages/mock/src/server/control/only-this-machine.ts',
    find: '/^(localhost|',
    replace: '/^(.*|',
  },
  {
    name: 'undocumented-parameters-accepted',
    file: 'packages/contract/src/documents/request-check.ts',
    find: "if (!known?.has(name)) return [{ place, message: 'is not documented' }]",
    replace: '',
  },
]
