import { expect, test } from 'vitest'
import { notFoundPage } from './not-found-page.ts'
import { pageFolders } from './page-folders.ts'

const load = async () => ({ page: notFoundPage })
const loadView = async () => ({ default: () => null })

test('a page has the name of its folder', () => {
  expect(pageFolders({ './pages/item/page.ts': load }, { './pages/item/item-page.tsx': loadView })).toEqual({
    item: { load, loadView },
  })
})

test('a page without a view is refused', () => {
  expect(() => pageFolders({ './pages/item/page.ts': load }, {})).toThrow('no view for ./pages/item/page.ts')
})
