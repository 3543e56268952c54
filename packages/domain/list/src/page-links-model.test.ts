import { describe, expect, test } from 'vitest'
import { $pages } from './page-links-model.ts'
import { itemsAnswer, setUp } from './testing/list-host.ts'

async function pagesOf(total: number, search: string) {
  const { scope, open } = setUp({ items: () => itemsAnswer(total) })
  await open('111213', search)
  return scope.getState($pages)
}

describe('the pages below a list', () => {
  test('are as many as its products need', async () => {
    expect(await pagesOf(95, '?page=2')).toEqual({
      pages: [1, 2, 3, 4],
      previous: null,
      next: null,
      current: 2,
      count: 4,
    })
    expect(await pagesOf(95, '?size=90')).toMatchObject({ pages: [1, 2], count: 2 })
  })

  test('come in blocks of ten', async () => {
    expect(await pagesOf(1_000, '?page=11')).toMatchObject({ previous: 10, next: 21, count: 34 })
  })

  test('are left out if there is only one page', async () => {
    expect(await pagesOf(30, '')).toBeNull()
    expect(await pagesOf(0, '')).toBeNull()
  })

  test('are shown beyond the end, to lead back', async () => {
    expect(await pagesOf(30, '?page=9')).toMatchObject({ pages: [1], current: 9, count: 1 })
  })

  test('are not shown before the list has loaded', () => {
    expect(setUp().scope.getState($pages)).toBeNull()
  })
})
