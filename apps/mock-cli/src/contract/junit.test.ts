import type { RunReport } from '@jeoul/contract/runner'
import { expect, test } from 'vitest'
import { junitOf } from './junit.ts'

const report: RunReport = {
  seed: 7,
  runs: 20,
  checks: [
    {
      id: 'list-windows',
      name: 'windows cover a list exactly once',
      operations: ['getItems'],
      writes: false,
      isHeld: true,
    },
    { id: 'law', name: 'a law', operations: ['getSpecs', 'getItems'], writes: false, isHeld: false },
  ],
  requests: 3,
  seconds: 1.5,
  violations: [
    {
      operationId: 'getItems',
      place: 'body.message',
      message: 'is "<b>" & \u0001',
      checkId: 'law',
      check: 'a law',
      curl: "curl -sS -i 'http://host.test/?a=1&b=2'",
      seed: 7,
      only: 'getSpecs',
    },
  ],
  uncalled: [
    { operationId: 'createReview', reason: 'writes' },
    { operationId: 'getLoans', reason: 'credential', lacks: '--credential key=<key>' },
  ],
  unsuccessful: [],
  refused: [{ option: '--token', operations: ['addLoan'], statuses: { 401: 3 } }],
  unjudged: [],
  flaws: [],
  untestedPictures: [],
  lost: undefined,
  origin: undefined,
  coverage: {},
}

test('every check is a test of its operation, and every violation a failure', () => {
  expect(junitOf(report).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="jeoul-mock contract test, seed 7" tests="5" failures="1" errors="1" time="1.500">',
    '<testsuite name="getItems" tests="1" failures="0">',
    '<testcase classname="getItems" name="windows cover a list exactly once"/>',
    '</testsuite>',
    '<testsuite name="getSpecs" tests="1" failures="1">',
    '<testcase classname="getSpecs" name="a law"><failure message="getItems body.message: is &quot;&lt;b&gt;&quot; &amp; \uFFFD">curl -sS -i \'http://host.test/?a=1&amp;b=2\'</failure></testcase>',
    '</testsuite>',
    '<testsuite name="addLoan" tests="1" failures="0">',
    '<testcase classname="addLoan" name="accepts the credential"><error message="--token is refused"/></testcase>',
    '</testsuite>',
    '<testsuite name="createReview" tests="1" failures="0">',
    '<testcase classname="createReview" name="is called"><skipped message="writes"/></testcase>',
    '</testsuite>',
    '<testsuite name="getLoans" tests="1" failures="0">',
    '<testcase classname="getLoans" name="is called"><skipped message="without --credential key=&lt;key&gt;"/></testcase>',
    '</testsuite>',
    '</testsuites>',
    '',
  ])
})
