import { expect, test } from 'vitest'
import { checkSettings } from './check-settings.ts'

test.each([
  [null, 'settings: expected an object as in { items: 1000 }, not null'],
  ['library.yaml', "settings: expected an object as in { items: 1000 }, not 'library.yaml'"],
  [{ item: 5 }, 'item: startMock has no such setting; did you mean items?'],
  [{ port: 1 }, 'port: startMock has no such setting; did you mean portMain?'],
  [{ verbose: 1 }, 'verbose: startMock has no such setting; there are openapi, items, seed, catalog, '],
  [{ items: -5 }, 'items: expected a whole number from 1 to 1000000, not -5'],
  [{ items: '5' }, "items: expected a whole number from 1 to 1000000, not '5'"],
  [{ seed: 1.5 }, 'seed: expected a whole number from 0 to 4294967295, not 1.5'],
  [{ portMain: null }, 'portMain: expected a whole number from 0 to 65535, not null'],
  [{ days: 366 }, 'days: expected a whole number from 0 to 365, not 366'],
  [
    { openapi: 'a.yaml' },
    `openapi: expected a list of one or two paths as in ["library.yaml"], not 'a.yaml'`,
  ],
  [{ openapi: [] }, 'openapi: expected a list of one or two paths as in ["library.yaml"], not []'],
  [{ openapi: ['a', 'b', 'c'] }, 'openapi: expected a list of one or two paths'],
  [{ scenarios: 'slow' }, `scenarios: expected a list of texts as in ["slow=500"], not 'slow'`],
  [{ origins: [{}] }, 'origins: expected a list of texts as in ["http://localhost:5173"], not [ {} ]'],
  [{ latency: 200 }, 'latency: expected a text as in "100-300", not 200'],
  [{ clock: new Date(0) }, 'clock: expected a text as in "2026-09-01T10:00:00+09:00", not 1970-01-01'],
  [{ state: true }, 'state: expected the path of a file, not true'],
  [{ validate: 'no' }, "validate: expected true or false, not 'no'"],
  [
    { openapi: ['a.yaml'], seed: 2, items: 60 },
    'items: means nothing with openapi, whose hosts have no catalogue; leave one out',
  ],
])('regression: %j was not refused by name', (settings, message) => {
  const failure = { name: 'TypeError', message: expect.stringContaining(message) }
  expect(() => checkSettings(settings)).toThrow(expect.objectContaining(failure))
})

test.each([
  {},
  { items: 1, seed: 0, portMain: 0, portSecond: 4020, days: 365, scenarios: [], validate: false },
  { openapi: ['a.yaml', 'b.yaml'], items: undefined, latency: '200', origins: ['http://localhost:5173'] },
])('takes %j', settings => {
  expect(() => checkSettings(settings)).not.toThrow()
})
