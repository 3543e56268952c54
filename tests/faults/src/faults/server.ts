import type { Fault } from '../fault.ts'

/** The web server and its rendering. */
export const serverFaults: readonly Fault[] = [
  {
    name: 'content-types-may-be-sniffed',
    file: 'packages/platform/server/src/security-headers.ts',
    find: "'X-Content-Type-Options': 'nosniff',",
    replace: '',
    spec: 'tests/e2e/src/server-rendering.spec.ts',
  },
  {
    name: 'pages-cached-across-cookies',
    file: 'packages/platform/server/src/visitor.ts',
    find: "'Cookie, User-Agent, Sec-CH-UA-Mobile' : 'Cookie'",
    replace: "'User-Agent, Sec-CH-UA-Mobile' : ''",
  },
  {
    name: 'member-page-kept-for-everybody',
    file: 'packages/platform/server/src/visitor.ts',
    find: 'return token === null && refreshToken',
    replace: 'return refreshToken',
  },
  {
    name: 'page-with-gaps-kept-for-everybody',
    file: 'packages/platform/server/src/answer-of-page.ts',
    find: 'isAnonymous(visitor) && page.isComplete',
    replace: 'isAnonymous(visitor)',
  },
  {
    name: 'failed-answers-are-shared',
    file: 'packages/api/src/shared-answers.ts',
    find: 'if (isRefusal(data)) return',
    replace: '',
  },
  {
    name: 'visitors-wait-for-a-call-that-hangs',
    file: 'packages/api/src/shared-answers.ts',
    find: 'ttl: patience',
    replace: 'ttl: 0',
  },
  {
    name: 'host-that-fails-gets-no-rest',
    file: 'packages/api/src/circuit-breaker.ts',
    find: 'failures += 1',
    replace: 'failures = 1',
  },
  {
    name: 'quotes-not-escaped-in-the-head',
    file: 'packages/platform/ssr/src/server/render-head.ts',
    find: `, '"': '&quot;'`,
    replace: '',
  },
  {
    name: 'page-state-may-end-its-script',
    file: 'packages/platform/ssr/src/server/render-head.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
  },
  {
    name: 'one-scope-for-all-requests',
    file: 'packages/platform/ssr/src/server/render-page.tsx',
    find: 'const scope = fork({ handlers',
    replace: 'const scope = createRenderer.scope ??= fork({ handlers',
    spec: 'tests/e2e/src/server-rendering.spec.ts',
  },
  {
    name: 'missing-page-answered-with-200',
    file: 'packages/platform/server/src/answer-of-page.ts',
    find: 'return status === 404 || status === 503 ? status : 200',
    replace: 'return status === 503 ? status : 200',
    spec: 'tests/e2e/src/server-rendering.spec.ts',
  },
  {
    name: 'chosen-site-forgotten',
    file: 'packages/platform/server/src/device-redirect.ts',
    find: 'const stays = chosen === null && readViewCookie(cookie) === own',
    replace: 'const stays = false',
    spec: 'tests/e2e/src/device-redirect.spec.ts',
  },
  {
    name: 'failed-list-answered-with-200',
    file: 'packages/features/list/src/list-head.ts',
    find: "status === 'full' ? 200 : 503",
    replace: '200',
    spec: 'tests/e2e/src/failures.spec.ts',
  },
  {
    name: 'gone-offer-answered-with-200',
    file: 'packages/features/offers/src/outbound/page.ts',
    find: 'gone: 404',
    replace: 'gone: 200',
    spec: 'tests/e2e/src/link.spec.ts',
  },
]
