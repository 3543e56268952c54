import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('without arguments everything is measured five times', () => {
  expect(readOptions([])).toEqual({
    sections: ['mock', 'peers', 'ranking', 'render', 'size', 'browser', 'filters'],
    runs: 5,
    jsonFile: null,
    site: expect.stringMatching(/apps.web-desktop$/),
  })
})

test('sections may be listed or repeated, and keep their order', () => {
  expect(readOptions(['--only', 'size,mock']).sections).toEqual(['mock', 'size'])
  expect(readOptions(['--only', 'browser', '--only', 'render']).sections).toEqual(['render', 'browser'])
})

test.each([
  [['--only', 'speed'], /not speed/],
  [['--runs', '0'], /not 0/],
  [['--fast'], /--fast/],
])('%j is refused in one line', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
