import type { RunReport } from '@jeoul/contract/runner'
import { expect, test } from 'vitest'
import { describeRun, describeRunProgress } from './describe-run.ts'

const options = {
  mainUrl: 'http://main.test',
  secondUrl: 'http://second.test',
  seed: 7,
  write: true,
  token: 'secret',
}
const report: RunReport = {
  seed: 7,
  runs: 20,
  checks: [{ id: 'law', name: 'a law', operations: ['getItems'], writes: false, isHeld: true }],
  requests: 1,
  seconds: 2.34,
  violations: [],
  uncalled: [],
  unsuccessful: [],
  refused: [],
  unjudged: [],
  flaws: [],
  untestedPictures: [],
  lost: undefined,
  origin: 'http://localhost:4000',
  coverage: {},
}

test('a run without violations is one line', () => {
  expect(describeRun(report, options)).toEqual([
    'seed 7, 20 runs of a property: 1 check with 1 request in 2.3 s, no violation',
  ])
})

test('a violation names its place, and the command that reproduces it without a token', () => {
  const violation = {
    operationId: 'getItems',
    place: 'body.result.total',
    message: 'is 3 instead of 4',
    checkId: 'list-windows',
    check: 'windows cover a list exactly once',
    curl: "curl -sS -i 'http://main.test/front/v3/items'",
    seed: 7,
    only: 'getItems',
  }
  expect(describeRun({ ...report, violations: [violation] }, options)).toEqual([
    'getItems  body.result.total: is 3 instead of 4',
    '  violates: windows cover a list exactly once',
    "  curl -sS -i 'http://main.test/front/v3/items'",
    '  rerun: jeoul-mock contract test --main http://main.test --second http://second.test --seed 7 --only getItems --write --token "$TOKEN"',
    '',
    expect.stringMatching(/1 violation$/),
  ])
})

test("regression: the command that reproduces a violation lacked options, and broke at a file's apostrophe", () => {
  const violation = {
    operationId: 'listBooks',
    place: 'status',
    message: 'is 500',
    checkId: 'allowed-requests',
    check: 'an allowed request gets a documented answer',
    curl: "curl -sS -i 'http://main.test/books'",
    seed: 7,
    only: 'listBooks',
  }
  const more = {
    origin: 'https://www.shop.example',
    timeout: 500,
    slow: 100,
    openapi: ["o'neil.yaml"],
    credentials: { 'api-key': 'secret' },
    headers: { 'X-Branch': 'secret' },
  }
  const lines = describeRun({ ...report, violations: [violation] }, { ...options, ...more })
  expect(lines[3]).toBe(
    `  rerun: jeoul-mock contract test --main http://main.test --seed 7 --only listBooks --openapi 'o'\\''neil.yaml' --timeout 500 --slow 100 --origin https://www.shop.example --write --token "$TOKEN" --credential api-key="$CREDENTIAL_API_KEY" --header 'X-Branch: '"$HEADER_X_BRANCH"`,
  )
})

test('names the operations that were not called, and how to call them', () => {
  const uncalled = [
    { operationId: 'likeReview', reason: 'writes' as const },
    { operationId: 'logout', reason: 'writes' as const },
    { operationId: 'getWishGroups', reason: 'credential' as const, lacks: '--token' },
    { operationId: 'getLoans', reason: 'credential' as const, lacks: '--credential key=<key>' },
    { operationId: 'getShelves', reason: 'header' as const, lacks: "--header 'X-Branch: <value>'" },
    { operationId: 'getBook', reason: 'unknown' as const },
  ]
  expect(describeRun({ ...report, uncalled }, options).slice(0, 5)).toEqual([
    'not called: 2 operations (likeReview, logout) without --write',
    'not called: 1 operation (getWishGroups) without --token',
    'not called: 1 operation (getLoans) without --credential key=<key>',
    "not called: 1 operation (getShelves) without --header 'X-Branch: <value>'",
    'not called: 1 operation (getBook) for whose parameters the hosts returned no values',
  ])
})

test('of many operations, only the first are named', () => {
  const uncalled = ['a', 'b', 'c', 'd', 'e', 'f'].map(operationId => ({
    operationId,
    reason: 'writes' as const,
  }))
  expect(describeRun({ ...report, uncalled }, options)[0]).toBe(
    'not called: 6 operations (a, b, c, d, e, …) without --write',
  )
})

test('names the credential that was refused', () => {
  const refused = [
    { option: '--credential key', operations: ['getLoans', 'addLoan'], statuses: { 401: 7, 403: 1 } },
  ]
  expect(describeRun({ ...report, refused }, options)[0]).toBe(
    'refused: --credential key (401 × 7, 403 × 1), so nothing is known of the answers of 2 operations (getLoans, addLoan); give a credential that the host accepts',
  )
})

test('names where pictures were not requested', () => {
  const untestedPictures = ['https://a.example', 'https://b.example']
  expect(describeRun({ ...report, untestedPictures }, options)[0]).toBe(
    'not tested: pictures at https://a.example, https://b.example, because only the tested hosts are called',
  )
})

test('progress is one line', () => {
  const progress = { done: 2, checks: 340, requests: 1234, violations: 1 }
  expect(describeRunProgress(progress)).toBe('2 of 340 checks, 1,234 requests, 1 violation')
})
