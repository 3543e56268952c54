import { ApiError } from '@jeoul/api'
import { describe, expect, test } from 'vitest'
import { itemsAnswer } from './testing/list-host.ts'
import { setUpSearch } from './testing/search-host.ts'

describe('a search without results', () => {
  test('is read as on the keyboard’s other layout', async () => {
    const { search, keywords } = setUpSearch('그래픽')
    expect(await search('rmfovlr')).toEqual({ readAs: '그래픽', total: 1 })
    expect(keywords()).toEqual(['rmfovlr', '그래픽'])
  })

  test('is read as the host suggests', async () => {
    const { search } = setUpSearch('그래픽카드', '그래픽카드')
    expect(await search('그래픽카두')).toEqual({ readAs: '그래픽카드', total: 1 })
  })

  test('is read without a description as a last resort, which the suggestion comes before', async () => {
    const { search, keywords } = setUpSearch('마우스', '게이밍 마우스패드')
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
      const { readingOf } = setUpSearch(finds)
      expect(await readingOf(typed)).toMatchObject({ keyword: finds, leadsBack: false, said })
    },
  )

  test('regression: the other script of a brand was called a search without results, and could not be undone', async () => {
    const { readingOf } = setUpSearch('LG TV')
    expect(await readingOf('엘지 TV')).toMatchObject({
      isTypedEmpty: true,
      leadsBack: true,
      said: '‘LG TV’로 검색했어요.',
    })
  })

  test('leads back to what was typed if that finds something, too', async () => {
    const { readingOf, requests } = setUpSearch('LG 티비')
    requests.mockImplementation(async () => itemsAnswer(1))
    expect(await readingOf('엘지 TV')).toMatchObject({ leadsBack: true, said: '‘LG TV’로 검색했어요.' })
  })

  test('is never read without its brand', async () => {
    const { search } = setUpSearch('마우스')
    expect(await search('로지텍 마우스')).toEqual({ readAs: null, total: 0 })
  })

  test('is read as the words of its initial consonants', async () => {
    const { search, keywords } = setUpSearch('그래픽카드', '그래픽카드')
    expect(await search('ㄱㄹㅍㅋㄷ')).toEqual({ readAs: '그래픽카드', total: 1 })
    expect(keywords()).toEqual(['ㄱㄹㅍㅋㄷ', '그래픽카드'])
  })

  test('keeps the words searched for within the results', async () => {
    const { requests, search, keywords } = setUpSearch('그래픽 asus')
    requests.mockImplementation(async ({ query }) => itemsAnswer(query.keyword?.startsWith('그래픽') ? 1 : 0))
    expect(await search('rmfovlr', { kwd: 'asus' })).toEqual({ readAs: '그래픽', total: 1 })
    expect(keywords()).toEqual(['rmfovlr asus', 'rmfovlr', '그래픽', '그래픽 asus'])
  })

  test('is read independently of category and filter', async () => {
    const { requests, search } = setUpSearch('그래픽')
    requests.mockImplementation(async ({ query: { keyword, maker } }) =>
      itemsAnswer(keyword === '그래픽' && !maker ? 1 : 0),
    )
    expect(await search('rmfovlr', {}, { maker: ['5'] })).toEqual({ readAs: '그래픽', total: 0 })
  })

  test.each([{ trait: ['free'] }, { mall: ['7'] }, { event: 'e1' }])(
    'regression: %j was taken for part of the keyword',
    async choice => {
      const { requests, search } = setUpSearch('그래픽')
      requests.mockImplementation(async ({ query: { keyword, trait, mall, event } }) =>
        itemsAnswer(keyword === '그래픽' && !trait && !mall && !event ? 1 : 0),
      )
      expect(await search('rmfovlr', {}, choice)).toEqual({ readAs: '그래픽', total: 0 })
    },
  )

  test('is not reinterpreted if only the filter excludes its results', async () => {
    const { requests, search } = setUpSearch('for')
    requests.mockImplementation(async ({ query: { keyword, maker } }) =>
      itemsAnswer(keyword === '랙' || !maker ? 1 : 0),
    )
    expect(await search('for', {}, { maker: ['5'] })).toEqual({ readAs: null, total: 0 })
  })

  test('never becomes a suggestion that changes a brand', async () => {
    const { search, keywords } = setUpSearch('엣지', '엣지')
    expect(await search('엘지')).toEqual({ readAs: null, total: 0 })
    expect(keywords()).toEqual(['LG', '엘지'])
  })

  test('stays empty if no reading has results', async () => {
    expect(await setUpSearch('SSD', '모니터').search('rmfovlr')).toEqual({ readAs: null, total: 0 })
  })

  test('regression: fewer words were offered that find nothing either', async () => {
    const { readingOf, requests } = setUpSearch('커피')
    expect(await readingOf('커피 없는말')).toMatchObject({ shorterKeywords: ['커피'] })
    expect(requests.mock.lastCall?.[0].query).toMatchObject({ offset: 0, limit: 1 })
    expect(await readingOf('커피')).toMatchObject({ shorterKeywords: [] })
  })
})

test('words are requested in their usual spelling, and as typed to know whether that finds anything', async () => {
  const host = setUpSearch('삼성')
  expect(await host.search('samsung')).toEqual({ readAs: '삼성', total: 1 })
  expect(host.keywords()).toEqual(['삼성', 'samsung'])
  expect(await setUpSearch('samsung').search('samsung')).toEqual({ readAs: null, total: 1 })
})

test('regression: a keyword was said to find nothing when only the chosen maker left nothing of it', async () => {
  const { requests, readingOf } = setUpSearch('')
  requests.mockImplementation(async ({ query: { keyword, maker } }) =>
    itemsAnswer(keyword === '삼성' || !maker ? 1 : 0),
  )
  expect(await readingOf('samsung', { maker: ['5'] })).toMatchObject({ isTypedEmpty: false })
  expect(requests.mock.lastCall?.[0].query).toMatchObject({ keyword: 'samsung', limit: 1 })
})

test('regression: on a later page, whether the typed keyword finds anything was asked of an empty window', async () => {
  const { requests, search } = setUpSearch('삼성')
  await search('samsung', {}, { offset: 30, limit: 60 })
  expect(requests.mock.lastCall?.[0].query).toMatchObject({ keyword: 'samsung', offset: 0, limit: 1 })
  expect(requests.mock.lastCall?.[0].query).not.toHaveProperty('ad')
})

test('a search with results takes one request', async () => {
  const { search, requests } = setUpSearch('for', '랙')
  expect(await search('for')).toEqual({ readAs: null, total: 1 })
  expect(requests).toHaveBeenCalledTimes(1)
})

describe('the second request', () => {
  test('may fail: the first response is used', async () => {
    const { search, requests } = setUpSearch('그래픽')
    requests.mockResolvedValueOnce(itemsAnswer(0)).mockRejectedValueOnce(new ApiError('status', 'down', 500))
    expect(await search('rmfovlr')).toEqual({ readAs: null, total: 0 })
  })

  test('is aborted with its search', async () => {
    const { search, requests } = setUpSearch('그래픽')
    const abandoned = new ApiError('aborted', 'nobody waits')
    requests.mockResolvedValueOnce(itemsAnswer(0)).mockRejectedValueOnce(abandoned)
    await expect(search('rmfovlr')).rejects.toBe(abandoned)
  })
})

test('an invalid response is not followed by further requests', async () => {
  const { search, requests } = setUpSearch('그래픽')
  requests.mockResolvedValueOnce(JSON.parse('{"success":true,"result":null}'))
  expect(await search('rmfovlr')).toEqual({ readAs: null, total: undefined })
  expect(requests).toHaveBeenCalledTimes(1)
})
