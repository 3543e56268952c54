import { expect, test } from 'vitest'
import { noticesPage } from './notices-page.ts'

const notices = Array.from({ length: 23 }, (_, index) => index + 1)

test.each<[string | null, number, number, number]>([
  [null, 1, 1, 10],
  ['1', 1, 1, 10],
  ['2', 2, 11, 20],
  ['3', 3, 21, 23],
  ['4', 3, 21, 23],
  ['999999', 3, 21, 23],
  ['0', 1, 1, 10],
  ['-1', 1, 1, 10],
  ['1e3', 1, 1, 10],
  ['둘', 1, 1, 10],
])('page %j is the %i., from %i to %i', (page, current, first, last) => {
  const { shown, ...rest } = noticesPage(notices, page)
  expect(rest).toMatchObject({ current, count: 3 })
  expect([shown[0], shown.at(-1)]).toEqual([first, last])
})

test('without notices there is one empty page', () => {
  expect(noticesPage([], '7')).toMatchObject({ shown: [], current: 1, count: 1 })
})
