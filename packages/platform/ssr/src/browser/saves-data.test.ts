import { afterEach, expect, test, vi } from 'vitest'
import { savesData } from './saves-data.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a browser without the connection API', {}, false],
  ['a browser that does not know its connection', { connection: undefined }, false],
  ['a fast connection', { connection: { saveData: false, effectiveType: '4g' } }, false],
  ['a visitor who saves data', { connection: { saveData: true, effectiveType: '4g' } }, true],
  ['a slow connection', { connection: { effectiveType: '2g' } }, true],
  ['an even slower connection', { connection: { effectiveType: 'slow-2g' } }, true],
])('%s', (_, navigator, saves) => {
  vi.stubGlobal('navigator', navigator)
  expect(savesData()).toBe(saves)
})
