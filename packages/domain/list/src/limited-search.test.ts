import { ApiError, type ItemsQuery } from '@jeoul/api'
import type { SpecFacet } from '@jeoul/api/types'
import { describe, expect, test, vi } from 'vitest'
import { findItems, type SearchHost } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
import { defaultListQuery } from './list-query.ts'
import { desktopList } from './list-site.ts'
import { itemsAnswer } from './testing/list-host.ts'
import { hostOf } from './testing/search-host.ts'

const facetOf = (key: string, name: string, ...names: readonly string[]): SpecFacet => ({
  key,
  name,
  values: names.map(value => ({ key: value.toLowerCase(), name: value, count: 1 })),
})
const facets = [
  facetOf('memory', '메모리', '8GB', '16GB', '32GB', '64GB'),
  facetOf('ssd', 'SSD', '256GB', '512GB', '1TB', '2TB'),
  facetOf('refresh', '주사율', '60Hz', '120Hz', '144Hz', '165Hz'),
]

/** A host with laptops, whose words are 노트북 and 165Hz. */
function setUp(getSpecs?: SearchHost['getSpecs']) {
  const getItems = vi.fn<SearchHost['getItems']>(async ({ query: { keyword = '', max = 1_000_000 } }) => {
    const isFound = ['노트북', '165Hz'].includes(keyword) && max >= 700_000
    const answer = itemsAnswer(isFound ? 3 : 0)
    const categories = isFound ? [{ cate_id: '121010', name: '노트북', count: 3 }] : []
    return { ...answer, result: { ...answer.result, category_counts: categories } }
  })
  const find = async (keyword: string, choice: Partial<ItemsQuery> = {}) => {
    const words = { search: { keyword, cateId: null, isExact: false }, kwd: '' }
    const query = itemsRequest('', 1, { ...defaultListQuery, ...words }, desktopList)
    const host = { ...hostOf(getItems, facets), ...(getSpecs && { getSpecs }) }
    return findItems(host, { query: { ...query, ...choice } }, { words, before: null })
  }
  return { getItems, find }
}

describe('limits on amounts in a keyword', () => {
  test.each<[string, string, Record<string, string[]>, string]>([
    [
      '노트북 144Hz 이상',
      '노트북',
      { refresh: ['144hz', '165hz'] },
      '‘노트북’의 주사율 144Hz 이상에서 찾았어요.',
    ],
    [
      '16기가 이상 노트북',
      '노트북',
      { memory: ['16gb', '32gb', '64gb'] },
      '‘노트북’의 메모리 16GB 이상에서 찾았어요.',
    ],
    ['512GB 이하 노트북', '노트북', { ssd: ['256gb', '512gb'] }, '‘노트북’의 SSD 512GB 이하에서 찾았어요.'],
    ['1TB 이상 노트북', '노트북', { ssd: ['1tb', '2tb'] }, '‘노트북’의 SSD 1TB 이상에서 찾았어요.'],
    [
      '32GB 이상 120Hz 이하 노트북',
      '노트북',
      { memory: ['32gb', '64gb'], refresh: ['120hz', '60hz'] },
      '‘노트북’의 메모리 32GB 이상, 주사율 120Hz 이하에서 찾았어요.',
    ],
  ])('%s are choices of the category that the other words lead to', async (typed, keyword, spec, said) => {
    const { getItems, find } = setUp()
    const { reading } = await find(typed)
    expect(reading).toMatchObject({ keyword, said, choices: { search: { keyword, cateId: '121010' }, spec } })
    expect(getItems.mock.lastCall?.[0].query).toMatchObject({
      keyword,
      cate_id: '121010',
      spec: JSON.stringify(spec),
    })
  })

  test('alone lead to the category of what has the amount', async () => {
    const { reading } = await setUp().find('165Hz 이상')
    expect(reading).toMatchObject({ keyword: '노트북', choices: { spec: { refresh: ['165hz'] } } })
  })

  test('are chosen together with a price, which may leave nothing', async () => {
    const { body, reading } = await setUp().find('노트북 50만원 이하 144Hz 이상')
    expect(body.result.total).toBe(0)
    expect(reading?.choices).toMatchObject({ max: 500_000, spec: { refresh: ['144hz', '165hz'] } })
    expect(reading?.said).toBe('‘노트북’의 주사율 144Hz 이상, 50만원 이하에서 찾았어요.')
  })

  test('regression: amounts chose a category that has nothing at the price', async () => {
    const { getItems, find } = setUp()
    await find('노트북 100만원 이하 144Hz 이상')
    expect(getItems.mock.calls.map(([{ query }]) => query)).toContainEqual(
      expect.objectContaining({ keyword: '노트북', max: 1_000_000 }),
    )
  })

  test('regression: facets that could not be loaded ended the search', async () => {
    const { getItems, find } = setUp(() => Promise.reject(new ApiError('status', 'down', 503)))
    const { reading } = await find('노트북 144Hz 이상')
    expect(reading?.choices).toEqual({})
    expect(getItems).toHaveBeenCalled()
  })

  test('regression: amounts overruled the specifications that the shopper had chosen', async () => {
    const { getItems, find } = setUp()
    const spec = JSON.stringify({ memory: ['8gb'] })
    const { reading } = await find('노트북 144Hz 이상', { spec })
    expect(reading?.choices).toEqual({ search: { keyword: '노트북', cateId: null, isExact: false } })
    expect(getItems.mock.lastCall?.[0].query).toMatchObject({ keyword: '노트북', spec })
  })

  test.each([
    ['12', '121010'],
    ['13', undefined],
  ])('regression: amounts left the category %s that was searched in', async (cate_id, chosen) => {
    const { reading } = await setUp().find('노트북 144Hz 이상', { cate_id })
    expect(reading?.asked.cate_id).toBe(chosen)
  })

  test.each<[string, Record<string, string[]>, string]>([
    [
      '노트북 400Hz 이상',
      { refresh: ['165hz'] },
      '주사율 400Hz 이상인 상품이 없어 가장 가까운 ‘노트북’의 주사율 165Hz에서 찾았어요.',
    ],
    [
      '노트북 50Hz 이하',
      { refresh: ['60hz'] },
      '주사율 50Hz 이하인 상품이 없어 가장 가까운 ‘노트북’의 주사율 60Hz에서 찾았어요.',
    ],
  ])('regression: %s asked for the spelling instead of showing the nearest', async (typed, spec, said) => {
    const { reading } = await setUp().find(typed)
    expect(reading).toMatchObject({ said, choices: { spec } })
  })

  test.each<[string, Record<string, string[]>, string]>([
    ['노트북 4테라', { ssd: ['2tb'] }, 'SSD 4TB인 상품이 없어 가장 가까운 ‘노트북’의 SSD 2TB에서 찾았어요.'],
    ['노트북 64기가', { memory: ['64gb'] }, '‘노트북’의 메모리 64GB에서 찾았어요.'],
    [
      '노트북 4TB 이상',
      { ssd: ['2tb'] },
      'SSD 4TB 이상인 상품이 없어 가장 가까운 ‘노트북’의 SSD 2TB에서 찾았어요.',
    ],
  ])(
    'regression: %s found nothing, or the most memory instead of the largest SSD',
    async (typed, spec, said) => {
      const { reading } = await setUp().find(typed)
      expect(reading).toMatchObject({ said, choices: { spec } })
    },
  )

  test('regression: of two limits on one facet, only the last was chosen', async () => {
    const { reading } = await setUp().find('노트북 120Hz 이상 144Hz 이하')
    expect(reading?.choices.spec).toEqual({ refresh: ['120hz', '144hz'] })
  })

  test('an amount without a direction stays with the price that was typed', async () => {
    const { reading } = await setUp().find('노트북 4테라 100만원 이하')
    expect(reading?.choices).toMatchObject({ max: 1_000_000, spec: { ssd: ['2tb'] } })
  })

  test.each(['노트북 5kg', '노트북 5kg 이하', '노트북 150Hz 이상 160Hz 이하', '우주선 144Hz 이상'])(
    '%s, whose unit or amounts no facet has, or whose words find nothing, are read as words',
    async typed => {
      const { reading } = await setUp().find(typed)
      expect(reading?.choices).toEqual({})
    },
  )
})
