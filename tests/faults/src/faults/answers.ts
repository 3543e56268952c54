import type { Fault } from '../fault.ts'

/** Calls of the API, and the stores with their answers. */
export const answerFaults: readonly Fault[] = [
  {
    name: 'token-not-sent',
    file: 'packages/api/src/request-host.ts',
    find: 'headers: token ? {',
    replace: 'headers: null ? {',
  },
  {
    name: 'member-answers-shared-with-everyone',
    file: 'packages/api/src/server-query.ts',
    find: 'if (token !== null) return ask(signalsOf(call))',
    replace: '',
  },
  {
    name: 'stale-answer-accepted',
    file: 'packages/api/src/create-resource.ts',
    find: 'return question === load.params ? { ...load, state: readLoad(read, result) } : load',
    replace: 'return { ...load, state: readLoad(read, result) }',
  },
  {
    name: 'failed-load-keeps-the-older-data',
    file: 'packages/api/src/create-resource.ts',
    find: '? load : { ...load, state: failedLoad(error) }',
    replace: '|| load.state.data !== null ? load : { ...load, state: failedLoad(error) }',
  },
  {
    name: 'abandoned-request-counts-as-failed',
    file: 'packages/api/src/create-keyed-resource.ts',
    find: "if (settled.status === 'fail' && isAbandoned(settled.error)) return loads",
    replace: '',
  },
  {
    name: 'reply-to-an-abandoned-report-counts',
    file: 'packages/domain/layer/src/create-report.ts',
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
    file: 'packages/platform/prefetch/src/prefetch-cache.ts',
    find: 'answers.clear()\n        return send(request)',
    replace: 'return send(request)',
    spec: 'tests/e2e/src/prefetch.spec.ts',
  },
  {
    name: 'mall-redirect-prefetched',
    file: 'packages/platform/prefetch/src/start-prefetching.ts',
    find: " || pageTypeOf(href) === 'link'",
    replace: '',
    spec: 'tests/e2e/src/prefetch.spec.ts',
  },
]
