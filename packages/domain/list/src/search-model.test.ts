import { checkedAnswer } from '@jeoul/api/testing'
import { allSettled, createWatch } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { $isUnknownCategory } from './category-path-model.ts'
import { $chips } from './chips-model.ts'
import { choicesMade, fieldChanged, queryChosen } from './choice-model.ts'
import { priceBands, specs } from './facets-model.ts'
import { moreRequested } from './grown-list-model.ts'
import { writeListQuery } from './list-query-codec.ts'
import { $query, items } from './model.ts'
import { $makers } from './offered-model.ts'
import { $categoryTabs, $otherReading } from './search-model.ts'
import { itemsAnswer, setUp } from './testing/list-host.ts'

/** A host that finds nothing for a keyword typed on the wrong keyboard layout, and results for any other. */
const setUpSearch = () =>
  setUp({ items: ({ query }) => itemsAnswer(query.keyword?.startsWith('rmfovlr') ? 0 : 95) })

describe('a search', () => {
  test('searches every category, without requesting facets', async () => {
    const { scope, requests, search } = setUpSearch()
    await search('?keyword=SSD')
    expect(requests.items.mock.calls[0]?.[0].query).toMatchObject({ keyword: 'SSD' })
    expect(requests.items.mock.calls[0]?.[0].query).not.toHaveProperty('cate_id')
    expect(requests.specs).not.toHaveBeenCalled()
    expect(scope.getState($isUnknownCategory)).toBe(false)
  })

  test('has the facets of the category that matches best, and is narrowed to it by a choice', async () => {
    const answer = itemsAnswer()
    const category_counts = [
      { cate_id: '111213', name: '그래픽카드', count: 90 },
      { cate_id: '1112', name: 'PC 주요부품', count: 5 },
    ]
    const { scope, requests, search } = setUp({
      items: () => ({ ...answer, result: { ...answer.result, category_counts } }),
    })
    const chosen = vi.fn()
    createWatch({ unit: queryChosen, scope, fn: chosen })
    await search('?keyword=rtx')
    expect(requests.specs.mock.lastCall?.[0]).toMatchObject({ cateId: '111213' })
    await allSettled(fieldChanged, { scope, params: { name: 'spec', value: 'memory:12', checked: true } })
    expect(chosen.mock.lastCall?.[0]).toMatchObject({
      search: { keyword: 'rtx', cateId: '111213' },
      spec: { memory: ['12'] },
    })
  })

  test('has the facets of the category that it is narrowed to, and none without one', async () => {
    const { scope, requests, search } = setUpSearch()
    await search('?keyword=SSD&cate=111213')
    expect(requests.specs).toHaveBeenCalledTimes(1)
    expect(scope.getState(specs.$state).data).toHaveLength(1)
    await search('?keyword=SSD')
    expect(scope.getState(specs.$state).status).toBe('idle')
    expect(scope.getState(priceBands.$state).status).toBe('idle')
  })

  test('keeps its rows while a choice loads, but not those of another search', async () => {
    const { scope, search } = setUpSearch()
    await search('?keyword=SSD')
    const narrowed = search('?keyword=SSD&maker=5')
    expect(scope.getState(items.$state)).toMatchObject({ status: 'loading', data: { total: 95 } })
    await narrowed
    const other = search('?keyword=HDD')
    expect(scope.getState(items.$state).data).toBeNull()
    expect(scope.getState($makers)).toEqual([])
    await other
  })
})

test('shows the host’s category counts, without invalid ones', async () => {
  const counts = JSON.parse('[{"cate_id":"1","name":"SSD","count":3},null,{"count":1}]')
  const answer = itemsAnswer()
  const { scope, search } = setUp({
    items: () =>
      checkedAnswer('GET /front/v3/items', {
        ...answer,
        result: { ...answer.result, category_counts: counts },
      }),
  })
  const shown = () => scope.getState($categoryTabs).map(({ name, count }) => [name, count])
  expect(shown()).toEqual([])
  await search('?keyword=SSD')
  const known = [
    ['전체', null],
    ['SSD', 3],
  ]
  expect(shown()).toEqual(known)
  const narrowed = search('?keyword=SSD&cate=1')
  expect(shown()).toEqual(known)
  await narrowed
  const other = search('?keyword=HDD')
  expect(shown()).toEqual([])
  await other
})

test('regression: the tab of the chosen category counted products without the chosen specifications', async () => {
  const category_counts = [
    { cate_id: '1', name: 'SSD', count: 8 },
    { cate_id: '2', name: 'HDD', count: 5 },
  ]
  const answer = itemsAnswer(4)
  const { scope, search } = setUp({
    items: () => ({ ...answer, result: { ...answer.result, category_counts } }),
  })
  const counts = () => scope.getState($categoryTabs).map(({ count }) => count)
  await search('?keyword=SSD&cate=1&spec=memory:12')
  expect(counts()).toEqual([null, 4, 5])
  await search('?keyword=SSD&cate=1')
  expect(counts()).toEqual([null, 8, 5])
})

describe('regression: the tabs of categories dropped the limits in the keyword', () => {
  const counts = [
    { cate_id: '131010', name: '게이밍 모니터', count: 110 },
    { cate_id: '131012', name: '사무용 모니터', count: 72 },
  ]
  const rates = [120, 144, 165, 240].map(rate => ({ key: String(rate), name: `${rate}Hz`, count: 9 }))
  const tabsOf = async (address: string) => {
    const { scope, search } = setUp({
      facets: [{ key: 'rate', name: '주사율', values: rates }],
      items: ({ query }) => {
        const answer = itemsAnswer(query.keyword === '모니터' ? 95 : 0)
        return { ...answer, result: { ...answer.result, category_counts: counts } }
      },
    })
    const shown = () =>
      scope.getState($categoryTabs).map(({ name, count, isChosen, query }) => {
        const address = decodeURIComponent(writeListQuery(query)).replaceAll('+', ' ')
        return [isChosen ? `[${name}]` : name, count, address]
      })
    await search(address)
    return { search, shown }
  }

  test.each([
    [
      '?keyword=모니터 165Hz 이상&maker=5',
      [
        ['[게이밍 모니터]', 95, '?keyword=모니터 165Hz 이상&cate=131010&maker=5'],
        ['사무용 모니터', null, '?keyword=모니터 165Hz 이상&cate=131012&maker=5'],
      ],
    ],
    [
      '?keyword=모니터 50만원 이하',
      [
        ['[전체]', null, '?keyword=모니터 50만원 이하'],
        ['게이밍 모니터', 110, '?keyword=모니터 50만원 이하&cate=131010'],
        ['사무용 모니터', 72, '?keyword=모니터 50만원 이하&cate=131012'],
      ],
    ],
    [
      '?keyword=모니터 50만원 이하&min=900000',
      [
        ['[전체]', null, '?keyword=모니터 50만원 이하&min=900000'],
        ['게이밍 모니터', 110, '?keyword=모니터 50만원 이하&cate=131010&min=900000'],
        ['사무용 모니터', 72, '?keyword=모니터 50만원 이하&cate=131012&min=900000'],
      ],
    ],
  ])('%s', async (address, tabs) => {
    const { shown } = await tabsOf(address)
    expect(shown()).toEqual(tabs)
  })

  test('stay while another of them loads, and are without the limit as soon as it is removed', async () => {
    const { search, shown } = await tabsOf('?keyword=모니터 165Hz 이상')
    const other = search('?keyword=모니터 165Hz 이상&cate=131012')
    expect(shown()).toEqual([
      ['게이밍 모니터', null, '?keyword=모니터 165Hz 이상&cate=131010'],
      ['[사무용 모니터]', null, '?keyword=모니터 165Hz 이상&cate=131012'],
    ])
    await other
    const all = search('?keyword=모니터')
    expect(shown()[0]).toEqual(['[전체]', null, '?keyword=모니터'])
    await all
  })
})

describe('a price named in the keyword', () => {
  /** A host with laptops, and nothing that is named for a price. */
  const searchLaptops = async (address: string) => {
    const host = setUp({ items: ({ query }) => itemsAnswer(query.keyword === '노트북' ? 95 : 0) })
    await host.search(address)
    return host
  }

  test('regression: was neither a chip nor in the fields, and could not be removed', async () => {
    const { scope, requests, search } = await searchLaptops('?keyword=노트북 50만원 이하')
    expect(scope.getState($query)).toMatchObject({ search: { keyword: '노트북' }, min: null, max: 500_000 })
    const [chip] = scope.getState($chips)
    expect(chip?.label).toBe('50만원 이하')
    expect(scope.getState($otherReading)?.said).toBe('50만원 이하에서 찾았어요.')
    const without = writeListQuery({ ...scope.getState($query), ...chip?.without })
    const next = search(without)
    expect(scope.getState(items.$state)).toMatchObject({ status: 'loading', data: { total: 95 } })
    await next
    expect(requests.items.mock.lastCall?.[0].query).toMatchObject({ keyword: '노트북' })
    expect(requests.items.mock.lastCall?.[0].query).not.toHaveProperty('max')
    expect(scope.getState($chips)).toEqual([])
  })

  test('regression: was still shown as a limit of the results after it was removed', async () => {
    const { scope, search } = await searchLaptops('?keyword=노트북 50만원 이하')
    const [chip] = scope.getState($chips)
    const next = search(writeListQuery({ ...scope.getState($query), ...chip?.without }))
    expect(scope.getState($otherReading)).toBeNull()
    await next
  })

  test('regression: after Back, the heading showed the price as a part of the keyword until the answer had come', async () => {
    const { scope, search } = await searchLaptops('?keyword=노트북 50만원 이하')
    const again = search('?keyword=노트북 50만원 이하')
    expect(scope.getState(items.$state)).toMatchObject({ status: 'loading', data: { total: 95 } })
    expect(scope.getState($otherReading)).toMatchObject({
      keyword: '노트북',
      said: '50만원 이하에서 찾았어요.',
    })
    await again
    const other = search('?keyword=노트북 60만원 이하')
    expect(scope.getState($otherReading)).toBeNull()
    await other
  })

  test('is replaced by prices that are chosen', async () => {
    const { scope } = await searchLaptops('?keyword=노트북 50만원 이하')
    const chosen = vi.fn()
    createWatch({ unit: queryChosen, scope, fn: chosen })
    await allSettled(choicesMade, { scope, params: { min: 900_000, max: null } })
    const [query = scope.getState($query)] = chosen.mock.calls[0] ?? []
    expect(Object.fromEntries(new URLSearchParams(writeListQuery(query)))).toEqual({
      keyword: '노트북',
      min: '900000',
    })
  })

  test('yields to prices that the address contains', async () => {
    const { scope } = await searchLaptops('?keyword=노트북 50만원 이하&min=900000')
    expect(scope.getState($query)).toMatchObject({ search: { keyword: '노트북' }, min: 900_000, max: null })
  })
})

describe('a reinterpreted search', () => {
  test('is the basis of further choices; the address keeps the typed keyword', async () => {
    const { scope, search } = setUpSearch()
    await search('?keyword=rmfovlr&page=2')
    expect(scope.getState(items.$state).data).toMatchObject({
      total: 95,
      reading: { typed: 'rmfovlr', keyword: '그래픽', asked: { keyword: '그래픽' } },
    })
    expect(scope.getState($otherReading)?.typed).toBe('rmfovlr')
    expect(scope.getState($query).search?.keyword).toBe('rmfovlr')
    const chosen = vi.fn()
    createWatch({ unit: queryChosen, scope, fn: chosen })
    await allSettled(fieldChanged, { scope, params: { name: 'maker', value: '5', checked: true } })
    const [query = scope.getState($query)] = chosen.mock.calls[0] ?? []
    expect(new URLSearchParams(writeListQuery(query)).get('keyword')).toBe('rmfovlr')
  })

  test('keeps its reading for further windows', async () => {
    const { scope, requests, search } = setUpSearch()
    await search('?keyword=rmfovlr&kwd=asus')
    await allSettled(moreRequested, { scope })
    expect(requests.items.mock.calls.map(([{ query }]) => [query.keyword, query.offset])).toEqual([
      ['rmfovlr asus', 0],
      ['rmfovlr', 0],
      ['그래픽', 0],
      ['그래픽 asus', 0],
      ['그래픽 asus', 30],
    ])
  })

  test('does not affect the next search', async () => {
    const { scope, search } = setUpSearch()
    await search('?keyword=rmfovlr')
    await search('?keyword=rmfovlr&exact=1')
    expect(scope.getState(items.$state).data).toMatchObject({ total: 0 })
    expect(scope.getState($otherReading)).toBeNull()
    expect(scope.getState($query).search?.keyword).toBe('rmfovlr')
  })
})
