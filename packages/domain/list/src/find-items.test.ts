import { ApiError, type ItemsParams } from '@jeoul/api'
import { describe, expect, test, vi } from 'vitest'
import { findItems, type Reading } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
import { defaultListQuery, type Search } from './list-query.ts'
import { desktopList } from './list-site.ts'
import { itemsAnswer } from './testing/list-host.ts'

/** A host that finds a product for one keyword only, and otherwise suggests another keyword. */
function setUp(finds: string, suggested?: string) {
  const requests = vi.fn(async ({ query }: ItemsParams) => {
    const answer = itemsAnswer(query.keyword === finds ? 1 : 0)
    return suggested === undefined
      ? answer
      : { ...answer, result: { ...answer.result, suggested_keyword: suggested } }
  })
  let latest: Reading | null = null
  const readingOf = async (keyword: string, choice = {}) => {
    await search(keyword, {}, choice)
    return latest
  }
  async function search(keyword: string, more: Partial<Search> & { kwd?: string } = {}, choice = {}) {
    const { kwd = '', ...rest } = more
    const words = { search: { keyword, cateId: null, isExact: false, ...rest }, kwd }
    const query = itemsRequest('', 1, { ...defaultListQuery, ...words }, desktopList)
    const finding = { words, before: null }
    const { body, reading } = await findItems(requests, { query: { ...query, ...choice } }, finding)
    latest = reading
    const readAs = reading?.keyword === keyword ? null : reading?.keyword
    return { readAs, total: body.result?.total }
  }
  const shorterOf = () => latest?.shorter
  const keywords = () => requests.mock.calls.map(([{ query }]) => query.keyword)
  return { requests, search, readingOf, shorterOf, keywords }
}

test('regression: an exact search without results offered no fewer words', async () => {
  const { search, shorterOf } = setUp('커피')
  await search('커피 없는말', { isExact: true })
  expect(shorterOf()).toEqual(['커피'])
})

test('regression: an aborted search was taken for one whose words find nothing', async () => {
  const { search, requests } = setUp('커피')
  requests.mockImplementation(async ({ query }) => {
    if (query.limit === 1) throw new ApiError('aborted', 'left')
    return itemsAnswer(0)
  })
  await expect(search('커피 없는말', { isExact: true })).rejects.toMatchObject({ kind: 'aborted' })
})

test('regression: a keyword was still read as typed after an exact search was given up', async () => {
  const requests = vi.fn(async ({ query }: ItemsParams) => itemsAnswer(query.keyword === '그래픽' ? 1 : 0))
  const words = { search: { keyword: 'rmfovlr', cateId: null, isExact: false }, kwd: '' }
  const query = itemsRequest('', 1, { ...defaultListQuery, ...words }, desktopList)
  const before = {
    typed: 'rmfovlr',
    keyword: 'rmfovlr',
    choices: {},
    asked: { keyword: 'rmfovlr' },
    remembered: 'rmfovlr',
    isTypedEmpty: false,
    shorter: [],
    said: '',
  }
  const { reading } = await findItems(requests, { query }, { words, before })
  expect(reading?.keyword).toBe('그래픽')
})

describe('a search without results', () => {
  test('is read as on the keyboard’s other layout', async () => {
    const { search, keywords } = setUp('그래픽')
    expect(await search('rmfovlr')).toEqual({ readAs: '그래픽', total: 1 })
    expect(keywords()).toEqual(['rmfovlr', '그래픽'])
  })

  test('is read as the host suggests', async () => {
    const { search } = setUp('그래픽카드', '그래픽카드')
    expect(await search('그래픽카두')).toEqual({ readAs: '그래픽카드', total: 1 })
  })

  test('is read without a description as a last resort, which the suggestion comes before', async () => {
    const { search, keywords } = setUp('마우스', '게이밍 마우스패드')
    expect(await search('게이밍 마우스')).toEqual({ readAs: '마우스', total: 1 })
    expect(keywords()).toEqual(['게이밍 마우스', '게이밍 마우스패드', '마우스'])
  })

  test.each([
    [
      'a description was left out',
      '무선충전기',
      '충전기',
      '‘무선충전기’ 검색 결과가 없어 ‘충전기’로 넓혀 찾았어요.',
    ],
    [
      'another kind was searched for',
      '나이키 신발',
      '나이키 운동화',
      '‘나이키 신발’ 검색 결과가 없어 ‘나이키 운동화’로 검색했어요.',
    ],
  ])(
    'regression: %s, and the page did not say that %s finds nothing, but led back to it',
    async (_, typed, finds, said) => {
      const { readingOf } = setUp(finds)
      expect(await readingOf(typed)).toMatchObject({ keyword: finds, isTypedEmpty: true, said })
    },
  )

  test('regression: the other script of a brand was called a search without results', async () => {
    const { readingOf } = setUp('LG TV')
    expect(await readingOf('엘지 TV')).toMatchObject({ isTypedEmpty: true, said: '‘LG TV’로 검색했어요.' })
  })

  test('leads back to what was typed if that finds something, too', async () => {
    const { readingOf, requests } = setUp('LG 티비')
    requests.mockImplementation(async () => itemsAnswer(1))
    expect(await readingOf('엘지 TV')).toMatchObject({ isTypedEmpty: false, said: '‘LG TV’로 검색했어요.' })
  })

  test('is never read without its brand', async () => {
    const { search } = setUp('마우스')
    expect(await search('로지텍 마우스')).toEqual({ readAs: null, total: 0 })
  })

  test('is read as the words of its initial consonants', async () => {
    const { search, keywords } = setUp('그래픽카드', '그래픽카드')
    expect(await search('ㄱㄹㅍㅋㄷ')).toEqual({ readAs: '그래픽카드', total: 1 })
    expect(keywords()).toEqual(['ㄱㄹㅍㅋㄷ', '그래픽카드'])
  })

  test('keeps the words searched for within the results', async () => {
    const { requests, search, keywords } = setUp('그래픽 asus')
    requests.mockImplementation(async ({ query }) => itemsAnswer(query.keyword?.startsWith('그래픽') ? 1 : 0))
    expect(await search('rmfovlr', { kwd: 'asus' })).toEqual({ readAs: '그래픽', total: 1 })
    expect(keywords()).toEqual(['rmfovlr asus', 'rmfovlr', '그래픽', '그래픽 asus'])
  })

  test('is read independently of category and filter', async () => {
    const { requests, search } = setUp('그래픽')
    requests.mockImplementation(async ({ query: { keyword, maker } }) =>
      itemsAnswer(keyword === '그래픽' && !maker ? 1 : 0),
    )
    expect(await search('rmfovlr', {}, { maker: ['5'] })).toEqual({ readAs: '그래픽', total: 0 })
  })

  test.each([{ trait: ['free'] }, { mall: ['7'] }, { event: 'e1' }])(
    'regression: %j was taken for part of the keyword',
    async choice => {
      const { requests, search } = setUp('그래픽')
      requests.mockImplementation(async ({ query: { keyword, trait, mall, event } }) =>
        itemsAnswer(keyword === '그래픽' && !trait && !mall && !event ? 1 : 0),
      )
      expect(await search('rmfovlr', {}, choice)).toEqual({ readAs: '그래픽', total: 0 })
    },
  )

  test('is not reinterpreted if only the filter excludes its results', async () => {
    const { requests, search } = setUp('for')
    requests.mockImplementation(async ({ query: { keyword, maker } }) =>
      itemsAnswer(keyword === '랙' || !maker ? 1 : 0),
    )
    expect(await search('for', {}, { maker: ['5'] })).toEqual({ readAs: null, total: 0 })
  })

  test('never becomes a suggestion that changes a brand', async () => {
    const { search, keywords } = setUp('엣지', '엣지')
    expect(await search('엘지')).toEqual({ readAs: null, total: 0 })
    expect(keywords()).toEqual(['LG', '엘지'])
  })

  test('stays empty if no reading has results', async () => {
    expect(await setUp('SSD', '모니터').search('rmfovlr')).toEqual({ readAs: null, total: 0 })
  })

  test('regression: fewer words were offered that find nothing either', async () => {
    const { readingOf, requests } = setUp('커피')
    expect(await readingOf('커피 없는말')).toMatchObject({ shorter: ['커피'] })
    expect(requests.mock.lastCall?.[0].query).toMatchObject({ offset: 0, limit: 1 })
    expect(await readingOf('커피')).toMatchObject({ shorter: [] })
  })

  test('is not reinterpreted if the shopper wants an exact search', async () => {
    const { search, requests } = setUp('그래픽')
    expect(await search('rmfovlr', { isExact: true })).toEqual({ readAs: null, total: 0 })
    expect(requests).toHaveBeenCalledTimes(1)
  })
})

describe('a keyword that names a price', () => {
  /** A host with laptops for 700,000 won only. */
  function setUpLaptops() {
    const host = setUp('노트북')
    host.requests.mockImplementation(async ({ query: { keyword, maker, min = 0, max = Infinity } }) =>
      itemsAnswer(keyword === '노트북' && !maker && min <= 700_000 && 700_000 <= max ? 1 : 0),
    )
    const find = async (keyword: string, choice = {}, before: Reading | null = null) => {
      const words = { search: { keyword, cateId: null, isExact: false }, kwd: '' }
      const query = { ...itemsRequest('', 1, { ...defaultListQuery, ...words }, desktopList), ...choice }
      const { body, reading } = await findItems(host.requests, { query }, { words, before })
      return { total: body.result?.total, reading }
    }
    return { ...host, find }
  }

  test('regression: 노트북 70만원대 found nothing, though laptops of that price are sold', async () => {
    const { total, reading } = await setUpLaptops().find('notebook 70만원대')
    expect(total).toBe(1)
    expect(reading).toMatchObject({
      typed: 'notebook',
      keyword: '노트북',
      choices: { search: { keyword: 'notebook' }, min: 700_000, max: 799_999 },
      asked: { keyword: '노트북', min: 700_000, max: 799_999 },
      remembered: 'notebook 70만원대',
      said: '70만~80만원에서 찾았어요.',
    })
  })

  test('finds nothing if nothing is sold at that price', async () => {
    const { total, reading } = await setUpLaptops().find('노트북 50만원 이하')
    expect(total).toBe(0)
    expect(reading?.keyword).toBe('노트북 50만원 이하')
  })

  test('is asked for as typed first: a voucher is named for its price', async () => {
    const { search, requests } = setUp('상품권 5만원')
    expect(await search('상품권 5만원')).toEqual({ readAs: null, total: 1 })
    expect(requests).toHaveBeenCalledTimes(1)
  })

  test('regression: a voucher was read as a price when only the chosen maker left nothing of it', async () => {
    const { requests, search } = setUp('')
    requests.mockImplementation(async ({ query: { keyword, maker } }) =>
      itemsAnswer((keyword === '상품권 5만원' || keyword === '상품권') && !maker ? 1 : 0),
    )
    expect(await search('상품권 5만원', {}, { maker: ['5'] })).toEqual({ readAs: null, total: 0 })
  })

  test('keeps its price with a further choice, which may leave nothing', async () => {
    const { find, requests } = setUpLaptops()
    const { reading } = await find('노트북 70만원대')
    const next = await find('노트북 70만원대', { maker: ['5'] }, reading)
    expect(next.total).toBe(0)
    expect(requests.mock.lastCall?.[0].query).toMatchObject({ keyword: '노트북', min: 700_000, maker: ['5'] })
    expect((await find('노트북 70만원대', { maker: ['5'] })).reading?.keyword).toBe('노트북')
  })

  test('is overruled by prices that the shopper chooses, until they are removed', async () => {
    const { find } = setUpLaptops()
    const { reading } = await find('노트북 70만원대')
    const chosen = await find('노트북 70만원대', { max: 900_000 }, reading)
    expect(chosen.reading).toMatchObject({ asked: { keyword: '노트북' }, said: '' })
    expect(chosen.reading?.choices).not.toHaveProperty('max')
    expect((await find('노트북 70만원대', {}, chosen.reading)).reading).toEqual(reading)
  })
})

test('words are requested in their usual spelling, and as typed to know whether that finds anything', async () => {
  const host = setUp('삼성')
  expect(await host.search('samsung')).toEqual({ readAs: '삼성', total: 1 })
  expect(host.keywords()).toEqual(['삼성', 'samsung'])
  expect(await setUp('samsung').search('samsung')).toEqual({ readAs: null, total: 1 })
})

test('regression: a keyword was said to find nothing when only the chosen maker left nothing of it', async () => {
  const { requests, readingOf } = setUp('')
  requests.mockImplementation(async ({ query: { keyword, maker } }) =>
    itemsAnswer(keyword === '삼성' || !maker ? 1 : 0),
  )
  expect(await readingOf('samsung', { maker: ['5'] })).toMatchObject({ isTypedEmpty: false })
  expect(requests.mock.lastCall?.[0].query).toMatchObject({ keyword: 'samsung', limit: 1 })
})

test('regression: on a later page, whether the typed keyword finds anything was asked of an empty window', async () => {
  const { requests, search } = setUp('삼성')
  await search('samsung', {}, { offset: 30, limit: 60 })
  expect(requests.mock.lastCall?.[0].query).toMatchObject({ keyword: 'samsung', offset: 0, limit: 1 })
  expect(requests.mock.lastCall?.[0].query).not.toHaveProperty('ad')
})

test('a search with results takes one request', async () => {
  const { search, requests } = setUp('for', '랙')
  expect(await search('for')).toEqual({ readAs: null, total: 1 })
  expect(requests).toHaveBeenCalledTimes(1)
})

describe('the second request', () => {
  test('may fail: the first response is used', async () => {
    const { search, requests } = setUp('그래픽')
    requests.mockResolvedValueOnce(itemsAnswer(0)).mockRejectedValueOnce(new ApiError('status', 'down', 500))
    expect(await search('rmfovlr')).toEqual({ readAs: null, total: 0 })
  })

  test('is aborted with its search', async () => {
    const { search, requests } = setUp('그래픽')
    const abandoned = new ApiError('aborted', 'nobody waits')
    requests.mockResolvedValueOnce(itemsAnswer(0)).mockRejectedValueOnce(abandoned)
    await expect(search('rmfovlr')).rejects.toBe(abandoned)
  })
})

test('an invalid response is not followed by further requests', async () => {
  const { search, requests } = setUp('그래픽')
  requests.mockResolvedValueOnce(JSON.parse('{"success":true,"result":null}'))
  expect(await search('rmfovlr')).toEqual({ readAs: null, total: undefined })
  expect(requests).toHaveBeenCalledTimes(1)
})
