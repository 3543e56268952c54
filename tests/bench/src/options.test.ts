import { expect, test } from 'vitest'
import { benchPages } from './bench-pages.ts'
import { readOptions } from './options.ts'

test('without arguments everything is measured five times', () => {
  expect(readOptions([])).toEqual({
    sections: [
      'mock',
      'peers',
      'ranking',
      'plans',
      'plan-worker',
      'render',
      'overload',
      'workers',
      'size',
      'browser',
      'filters',
      'scrolling',
      'offline',
    ],
    runs: 5,
    jsonFile: null,
    pages: benchPages,
    apps: expect.stringMatching(/[/\\]apps$/),
    ratios: null,
    against: null,
  })
})

test('sections may be listed or repeated, and keep their order', () => {
  expect(readOptions(['--only', 'size,mock']).sections).toEqual(['mock', 'size'])
  expect(readOptions(['--only', 'browser', '--only', 'render']).sections).toEqual(['render', 'browser'])
})

test('ratios need no browser', () => {
  expect(readOptions(['--ratios', 'check'])).toMatchObject({
    sections: ['mock', 'ranking', 'plans', 'render', 'overload'],
    ratios: 'check',
  })
})

test('another commit is compared in the browser and on the server', () => {
  expect(readOptions(['--against', 'main'])).toMatchObject({
    sections: ['render', 'browser'],
    against: 'main',
  })
})

test('pages may be chosen', () => {
  const { pages } = readOptions(['--page', 'mobile-search,list'])
  expect(pages.map(({ name, app }) => [name, app])).toEqual([
    ['list', 'web-desktop'],
    ['mobile-search', 'web-mobile'],
  ])
})

test.each([
  [['--only', 'speed'], /not speed/],
  [['--page', 'basket'], /not basket/],
  [['--ratios', 'keep'], /not keep/],
  [['--against', 'main', '--runs', '3'], /at least 5/],
  [['--against', 'main', '--only', 'mock'], /not mock/],
  [['--runs', '0'], /not 0/],
  [['--fast'], /--fast/],
])('%j is refused in one line', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
