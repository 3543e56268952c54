import { afterEach, expect, test, vi } from 'vitest'
import { isDocumentSooner } from './document-sooner.ts'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.enhanced
})

test.each([
  ['before the enhancements have loaded', true, false, true],
  ['offline, where no document would come', false, false, false],
  ['once they have loaded', true, true, false],
])('whether the document of the next page would be there sooner: %s', (_, isOnLine, isEnhanced, isSooner) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine)
  if (isEnhanced) document.documentElement.dataset.enhanced = ''
  expect(isDocumentSooner()).toBe(isSooner)
})
