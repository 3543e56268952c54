import { describe, expect, test } from 'vitest'
import { createCatalogueIndex } from './catalogue-index.ts'
import { queryItems } from './query-items.ts'
import { noFilter } from './question.ts'
import { type TinyItem, tinyCatalogue } from './tiny-catalogue.ts'

/** Makers: 0 is 저울전자, 1 is Acme. Leaves are called 분류 111 and 분류 112. */
const items: readonly TinyItem[] = [
  { id: 1, name: 'Acme 노트북 (램 16GB)', maker: 1, popularity: 9 },
  { id: 2, name: 'Acme 그램 17', maker: 1, popularity: 8 },
  { id: 3, name: 'Acme 그램프로', maker: 1, popularity: 7 },
  { id: 4, name: '저울전자 노트북 가방 그램용', popularity: 6 },
  { id: 5, name: '저울전자 아주 긴 이름의 조립 컴퓨터 게이밍 최고급형 그램', popularity: 5 },
  { id: 6, name: '[그램] 저울전자 마우스', popularity: 4 },
]
const index = createCatalogueIndex(
  tinyCatalogue({ 111: items, 112: [{ id: 9, name: '111 아님', maker: 2, popularity: 1 }] }),
)

function found(keyword: string, sort: 'relevance' | 'rank' = 'relevance') {
  const question = { ...noFilter, keyword, cateId: undefined, sort, offset: 0, limit: 30 }
  return Array.from(queryItems(index, question)?.refs ?? [], ref => index.columns.ids[ref])
}

describe('relevance', () => {
  test('depends on the place of a word: alone after the maker, as a prefix there, early, late, in brackets', () => {
    expect(found('그램')).toEqual([2, 3, 4, 5, 6])
  })

  test('takes every word into account', () => {
    expect(found('노트북 acme')).toEqual([1])
    expect(found('노트북')).toEqual([1, 4])
  })

  test('ranks a match of the category’s name above one of the item’s name', () => {
    expect(found('111')).toEqual([1, 2, 3, 4, 5, 6, 9])
  })

  test('regression: 침대 led to speakers with a 받침대: a word inside another one comes last', () => {
    const beds = createCatalogueIndex(
      tinyCatalogue({
        111: [
          { id: 1, name: '스피커 받침대', maker: 1, popularity: 9 },
          { id: 2, name: '저울전자 아주 긴 이름의 매트리스 침대 겸용', popularity: 8 },
          { id: 3, name: '한빛 침대', maker: 2, popularity: 7 },
        ],
      }),
    )
    const { refs = [] } =
      queryItems(beds, {
        ...noFilter,
        keyword: '침대',
        cateId: undefined,
        sort: 'relevance',
        offset: 0,
        limit: 30,
      }) ?? {}
    expect(Array.from(refs, ref => beds.columns.ids[ref])).toEqual([3, 2, 1])
  })

  test('regression: 5090 led to a printer: a number within a code is worth less than one of its own', () => {
    const cards = createCatalogueIndex(
      tinyCatalogue({
        111: [{ id: 1, name: 'Acme PIXMA G5090', maker: 1, popularity: 9 }],
        112: [
          { id: 2, name: 'Acme 지포스 RTX 5090', maker: 1, popularity: 8 },
          { id: 3, name: 'Acme 지포스-5090', maker: 1, popularity: 7 },
        ],
      }),
    )
    const question = {
      ...noFilter,
      keyword: '5090',
      cateId: undefined,
      sort: 'relevance',
      offset: 0,
      limit: 30,
    } as const
    const { refs = [] } = queryItems(cards, question) ?? {}
    expect(Array.from(refs, ref => cards.columns.ids[ref])).toEqual([2, 3, 1])
  })

  test('regression: 라이젠7 9800X3D led to the PCs that have one: adjacent words outweighed those that a name begins with', () => {
    const parts = createCatalogueIndex(
      tinyCatalogue({
        111: [{ id: 1, name: 'Acme 라이젠7-6세대 9800X3D', maker: 1, popularity: 1 }],
        112: [{ id: 2, name: '한빛 퍼펙트 게이밍 2R3 라이젠7 9800X3D', maker: 2, popularity: 9 }],
      }),
    )
    const keyword = '라이젠7 9800X3D'
    const question = {
      ...noFilter,
      keyword,
      cateId: undefined,
      sort: 'relevance',
      offset: 0,
      limit: 30,
    } as const
    const { refs = [] } = queryItems(parts, question) ?? {}
    expect(Array.from(refs, ref => parts.columns.ids[ref])).toEqual([1, 2])
  })

  test('equal matches are ordered by popularity, as in a list without words', () => {
    expect(found('')).toEqual(found('', 'rank'))
    expect(found('저울전자')).toEqual([4, 5, 6])
  })
})
