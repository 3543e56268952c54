import { expect, test } from 'vitest'
import { isBarWanted } from './watch-scroll.ts'

const at = (y: number, isWanted = false) => ({ y, isBarWanted: isWanted })

test.each([
  ['reading on', at(500), 700, false],
  ['turning back', at(700), 500, true],
  ['turning back a little', at(700), 695, null],
  ['reading on with the bar there', at(500, true), 700, false],
  ['turning back further', at(500, true), 300, true],
  ['turning back before the header is out of sight', at(100), 60, false],
  ['coming back to the header with the bar there', at(150, true), 40, true],
  ['the top of the page', at(40, true), 0, false],
  ['beyond the top, as some browsers bounce', at(40, true), -30, false],
])('%s', (_, last, y, wanted) => {
  expect(isBarWanted(last, y, false)).toBe(wanted)
})

test('a bar in use stays while the page moves', () => {
  expect(isBarWanted(at(500, true), 700, true)).toBe(true)
  expect(isBarWanted(at(500), 700, true)).toBe(false)
})
