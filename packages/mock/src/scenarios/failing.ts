import { failureResponse } from '../server/failure-response.ts'
import type { ScenarioTable } from './scenario.ts'

/** A percentage of calls. */
const share = { unit: '%', usual: 30, min: 1, max: 100 } as const
const calls = { unit: 'calls', usual: 1, min: 1, max: 1000 } as const

const failed = () => failureResponse(500, 'a scenario lets the call fail')

/** Hosts that answer with errors. */
export const failingScenarios: ScenarioTable = {
  'banner-down': {
    about: "the header's banner answers 500",
    play: ({ operationId }) => (operationId === 'getHeaderBanner' ? { instead: failed } : undefined),
  },
  failing: {
    about: 'every call answers 500',
    play: () => ({ instead: failed }),
  },
  flaky: {
    about: 'this share of calls answers 500, the same ones in every run',
    setting: share,
    play: ({ chance, setting }) => (chance * 100 < setting ? { instead: failed } : undefined),
  },
  'fails-then-fine': {
    about: 'the first calls of each operation answer 500, later ones succeed',
    setting: calls,
    play: ({ turn, setting }) => (turn < setting ? { instead: failed } : undefined),
  },
  'rate-limited': {
    about: 'calls answer 429 with Retry-After once an operation was called this often',
    setting: { ...calls, usual: 5 },
    play: ({ turn, setting }) => (turn < setting ? undefined : { instead: limited }),
  },
  'html-error': {
    about: 'every call answers 502 with an HTML page, as from a proxy',
    play: () => ({ instead: proxyPage, isOffContract: true }),
  },
}

function limited(): Response {
  const response = failureResponse(429, 'too many calls')
  response.headers.set('Retry-After', '1')
  return response
}

function proxyPage(): Response {
  const page = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'
  return new Response(page, { status: 502, headers: { 'Content-Type': 'text/html' } })
}
