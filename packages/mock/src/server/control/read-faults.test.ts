import { readContract } from '@jeoul/contract/documents'
import { expect, test } from 'vitest'
import { readFaults } from './read-faults.ts'

const { operations } = readContract()

test.each([
  ['[1]', 'body: expected JSON as in {"getItems":{"status":500,"delay":0}}'],
  ['{"getItem":{"status":503}}', 'body: no operation is called "getItem"; did you mean getItems?'],
  ['{"x":{"status":503}}', 'body: no operation is called "x"; see: jeoul-mock routes'],
  [
    '{"getItems":5}',
    'body.getItems: expected an object of "status", "delay", "body", "file" and "when", not 5',
  ],
  ['{"getItems":{"x":1}}', 'body.getItems.x: is not known; expected an object of "status", '],
  [
    '{"getItems":{"status":"500"}}',
    'body.getItems.status: expected a whole number from 200 to 599, not "500"',
  ],
  [
    '{"getItems":{"status":200}}',
    'body.getItems: needs a "body" or a "file" to answer with a status below 400',
  ],
  ['{"getItems":{"file":"a","body":1}}', 'body.getItems: has both "file" and "body"; leave one out'],
  ['{"getItems":{"file":""}}', 'body.getItems.file: expected a path, not ""'],
  [
    '{"getItems":[{},{"delay":-1}]}',
    'body.getItems.1.delay: expected a whole number from 0 to 60000, not -1',
  ],
  [
    '{"getItems":{"when":{"path":"/"}}}',
    'body.getItems.when.path: is not known; expected an object of "query", ',
  ],
  ['{"getItems":{"when":{"call":0}}}', 'body.getItems.when.call: expected a whole number from 1 to '],
  ['{"getItems":{"when":{"call":[1,0]}}}', 'body.getItems.when.call.1: expected a whole number from 1 to '],
  ['{"getItems":{"when":{"query":"a=1"}}}', 'body.getItems.when.query: expected an object, not "a=1"'],
  [
    '{"getItems":{"when":{"query":{"page":2}}}}',
    'body.getItems.when.query.page: expected a text as in "2", as all values of a query are, not 2',
  ],
  [
    '{"getItems":[{"status":500,"when":{"query":{"limits":"2"}}}]}',
    'body.getItems: its query has no parameter "limits"; did you mean limit?',
  ],
  [
    '{"getCategoryTree":{"when":{"query":{"a":""}}}}',
    'body.getCategoryTree: its query has no parameter "a"; it has idx_b_manager',
  ],
])('regression: faults of a wrong shape did not say where: %s', (body, message) => {
  expect(readFaults(JSON.parse(body), operations)).toContain(message)
})

test.each([
  { getItems: { status: 500, delay: 0 }, getSpecs: { body: null, status: 200 } },
  { getItems: [{ file: 'a.json', when: { query: { sort: 'low' }, body: 1, call: [1, 2] } }, { delay: 1 }] },
  // Its query takes whatever the page's own has.
  { getCuration: { status: 500, when: { query: { anything: 'a' } } } },
])('reads %j', table => {
  expect(readFaults(table, operations)).toEqual(table)
})
