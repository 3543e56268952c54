import type { Category } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { type CompletionSources, completeKeyword } from './complete-keyword.ts'

function category(cate_id: string, name: string, child: Category[] = []): Category {
  return { cate_id, name, cate_dep: 1, cate_id_0: '1', child_count: child.length, child }
}

const categories = [
  category('11', 'PC부품', [category('111213', '그래픽카드'), category('1113', '외장 그래픽')]),
  category('12', '노트북'),
]

function complete(typed: string, more: Partial<CompletionSources> = {}) {
  return completeKeyword(typed, { categories, latest: [], suggested: null, ...more })
}

const keywords = (...completed: Parameters<typeof complete>) =>
  complete(...completed).map(({ keyword, cateId }) => (cateId === null ? keyword : `${keyword} ${cateId}`))

describe('completions', () => {
  test.each(['그래픽', 'ㄱㄹㅍ', '그랲', '그래 픽', 'rmfovlr'])(
    '%s: categories first, those that begin with it before those that contain it',
    typed => {
      expect(keywords(typed)).toEqual(['그래픽카드 111213', '외장 그래픽 1113'])
    },
  )

  test('then earlier searches, then the host’s suggestions, without duplicates', () => {
    const suggested = {
      typed: '그래픽',
      list: [
        { keyword: '그래픽카드', cate_id: '111213' },
        { keyword: '그래픽 태블릿' },
        { keyword: '그래픽카드 16GB' },
      ],
    }
    expect(keywords('그래픽', { latest: ['모니터', '그래픽태블릿'], suggested })).toEqual([
      '그래픽카드 111213',
      '외장 그래픽 1113',
      '그래픽태블릿',
      '그래픽카드 16GB',
    ])
  })

  test('marks the typed letters', () => {
    expect(complete('ㅍㅋ').map(({ part }) => part)).toEqual([[2, 4]])
  })

  test('keeps only matching suggestions of an earlier response', () => {
    const suggested = { typed: '노', list: [{ keyword: '노트북 거치대' }, { keyword: '노르딕 의자' }] }
    expect(keywords('노트', { suggested })).toEqual(['노트북 12', '노트북 거치대'])
  })

  test('keeps all suggestions of the current response, however the host found them', () => {
    const suggested = { typed: 'ㄱㅅㅌ', list: [{ keyword: '그래픽카드 추천' }] }
    expect(keywords('ㄱㅅㅌ', { suggested })).toEqual(['그래픽카드 추천'])
  })

  test('for an empty response, offers the reading that its search would use', () => {
    const options = (typed: string) => keywords(typed, { suggested: { typed, list: [] } })
    expect(options('엘지티비')).toEqual(['LG TV'])
    expect(options('dpfwl xlql')).toEqual(['LG TV'])
    // regression: a size or a model among its words left the text without a completion
    expect(options('쓰스디 2테라')).toEqual(['SSD 2TB'])
    expect(options('geforce 5080')).toEqual(['지포스 5080'])
    expect(options('없는말')).toEqual([])
    expect(options('없는말5080')).toEqual([])
  })

  test.each(['1234 최저가', '5080 추천', '3 2테라', 'dj1'])(
    'regression: a number alone was offered as the reading of %s',
    typed => {
      expect(keywords(typed, { suggested: { typed, list: [] } })).toEqual([])
    },
  )

  test('are limited to ten', () => {
    const list = Array.from({ length: 20 }, (_, place) => ({ keyword: `그래픽 ${place}` }))
    expect(complete('그래픽', { suggested: { typed: '그래픽', list } })).toHaveLength(10)
  })

  test('are empty without a text', () => {
    expect(complete('')).toEqual([])
  })
})
