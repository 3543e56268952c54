import type { Category } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { categoriesLike } from './categories-named.ts'

function category(name: string, child: Category[] = []): Category {
  return { cate_id: name, name, cate_dep: 1, cate_id_0: '1', child_count: child.length, child }
}

const tree = [
  category('PC부품', [category('그래픽카드'), category('외장 그래픽')]),
  category('노트북', [category('게이밍 노트북')]),
  category('NAS'),
]
const like = (keyword: string) => categoriesLike(tree, keyword).map(({ name }) => name)

describe('categories similar to a keyword without results', () => {
  test.each([
    ['of its name', '그래픽카드', ['그래픽카드']],
    ['of one of its words', '없는말 노트북', ['노트북', '게이밍 노트북']],
    ['of its beginning', '그래프', ['그래픽카드', '외장 그래픽']],
    ['of its initials', 'ㄱㄹㅍ', ['그래픽카드', '외장 그래픽']],
    ['on the keyboard’s other layout', 'shxmqnr', ['노트북', '게이밍 노트북']],
    ['of none', 'zzzzzz', []],
    ['regression: of letters inside a word', 'asdfqwer', []],
    ['of a word too short to tell', '그', []],
  ])('%s: %s', (_, keyword, names) => {
    expect(like(keyword)).toEqual(names)
  })
})
