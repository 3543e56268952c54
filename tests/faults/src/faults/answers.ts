import type { Fault } from '../fault.ts'

/** Calls of the API, and the stores with their answers. */
export const answerFaults: readonly Fault[] = [
  {
    name: 'token-not-sent',
    file: 'packages/api/src/request-host.ts',
    find: '...(token && { headers',
    replace: '...(null && { headers',
  },
  {
    name: 'member-answers-shared-with-everyone',
    file: 'packages/api/src/server-query.ts',
    find: 'if (token !== null) return ask(signalsOf(call))',
    replace: '',
  },
  {
    name: 'stale-answer-accepted',
    file: 'packages/api/src/loads.ts',
    find: 'load && load.params === settled.params.requestKey\n        ?',
    replace: 'load ?',
  },
  {
    name: 'failed-load-keeps-the-older-data',
    file: 'packages/api/src/loads.ts',
    find: 'settledLoad(load.state, settled, read)',
    replace:
      "settled.status === 'fail' && load.state.data !== null ? load.state : settledLoad(load.state, settled, read)",
  },
  {
    name: 'abandoned-request-counts-as-failed',
    file: 'packages/api/src/loaded.ts',
    find: 'isAbandoned(call.error) ? state : failedLoad(call.error)',
    replace: 'failedLoad(call.error)',
  },
  {
    name: 'reply-to-an-abandoned-report-counts',
    file: 'packages/domain/product/src/actions/create-report.ts',
    find: 'JSON.stringify(one) === JSON.stringify(other)',
    replace: 'true',
  },
  {
    name: 'lists-sent-as-repeated-parameters',
    file: 'packages/api/src/list.ts',
    find: 'explode: false',
    replace: 'explode: true',
  },
  {
    name: 'prefetched-answers-survive-a-write',
    file: 'packages/platform/ssr/src/prefetch/prefetch-cache.ts',
    find: 'answers.clear()\n        return send(request)',
    replace: 'return send(request)',
    spec: 'tests/e2e/src/prefetch.spec.ts',
  },
  {
    name: 'mall-redirect-prefetched',
    file: 'packages/platform/ssr/src/prefetch/start-prefetching.ts',
    find: " || pageTypeOf(href) === 'link'",
    replace: '',
    spec: 'tests/e2e/src/prefetch.spec.ts',
  },
]
