import { expect, test } from 'vitest'
import { describeComparison } from './contract-command.ts'

test('says what was compared, and that nothing breaks', () => {
  const comparison = { host: 'main', against: '0.2.0', breaking: [], harmless: 2 } as const
  expect(describeComparison(comparison)).toEqual([
    'main API, compared with 0.2.0: no breaking change, 2 harmless changes',
  ])
})

test('has a line for each breaking change', () => {
  const breaking = [
    {
      operation: 'GET /front/v3/items',
      place: 'query.sort',
      reason: "Enum of `Sort` lost values: 'review'.",
      source: 'openapi/paths/list.yaml:174',
    },
    {
      operation: 'GET /logout',
      place: '',
      reason: 'It was removed.',
      source: 'openapi/releases/0.2.0.main.json:9',
    },
  ]
  expect(describeComparison({ host: 'main', against: '0.2.0', breaking, harmless: 0 })).toEqual([
    'main API, compared with 0.2.0: 2 breaking changes',
    "  GET /front/v3/items  query.sort  Enum of `Sort` lost values: 'review'.  (openapi/paths/list.yaml:174)",
    '  GET /logout  It was removed.  (openapi/releases/0.2.0.main.json:9)',
  ])
})
