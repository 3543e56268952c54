import { afterEach, expect, test, vi } from 'vitest'
import { savesData } from './saves-data.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no word of the connection', {}, false],
  ['nothing said of it', { connection: undefined }, false],
  ['a fast line', { connection: { saveData: false, effectiveType: '4g' } }, false],
  ['a visitor who saves data', { connection: { saveData: true, effectiveType: '4g' } }, true],
  ['a slow line', { connection: { effectiveType: '2g' } }, true],
  ['a slower one', { connection: { effectiveType: 'slow-2g' } }, true],
])('%s', (_, navigator, saves) => {
  vi.stubGlobal('navigator', navigator)
  expect(savesData()).toBe(saves)
})
