import { describe, expect, test } from 'vitest'
import { describeChoice, parseChoices } from './choice.ts'
import { scenarios } from './scenarios.ts'

const read = (text: string) => parseChoices(text).map(describeChoice)

describe('parseChoices', () => {
  test.each([
    ['', []],
    ['offline', ['offline']],
    ['slow', ['slow=2000']],
    [' slow=500 , flaky ,, no-images', ['slow=500', 'flaky=30', 'no-images']],
  ])('reads %j', (text, choices) => {
    expect(read(text)).toEqual(choices)
  })

  test.each([
    ['slwo', 'no scenario is called "slwo"; see: jeoul-mock scenarios'],
    ['sold_out', 'no scenario is called "sold_out"; did you mean sold-out?'],
    ['slow,empty-list', 'no scenario is called "empty-list"; did you mean empty-lists?'],
    ['offline=3', 'offline takes no number'],
    ['slow=', 'slow: expected a whole number from 1 to 60000 (ms)'],
    ['slow=1e3', 'slow: expected a whole number from 1 to 60000 (ms)'],
    ['flaky=101', 'flaky: expected a whole number from 1 to 100 (%)'],
    ['slow=1=2', 'slow: expected a whole number from 1 to 60000 (ms)'],
  ])('refuses %j: %s', (text, message) => {
    expect(() => parseChoices(text)).toThrow(message)
  })
})

test('every name is valid in a header, an address and a list', () => {
  for (const [name, { about }] of scenarios) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(about).toMatch(/^\S.{10,100}[^.]$/)
  }
})
