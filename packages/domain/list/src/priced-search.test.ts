import { describe, expect, test } from 'vitest'
import { findItems } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
import { defaultListQuery } from './list-query.ts'
import { desktopList } from './list-site.ts'
import type { Reading } from './reading.ts'
import { itemsAnswer } from './testing/list-host.ts'
import { hostOf, setUpSearch } from './testing/search-host.ts'

describe('a keyword that names a price', () => {
  /** A host with laptops for 700,000 won only. */
  function setUpLaptops() {
    const host = setUpSearch('노트북')
    host.requests.mockImplementation(async ({ query: { keyword, maker, min = 0, max = Infinity } }) =>
      itemsAnswer(keyword === '노트북' && !maker && min <= 700_000 && 700_000 <= max ? 1 : 0),
    )
    const find = async (keyword: string, choice = {}, before: Reading | null = null) => {
      const words = { search: { keyword, cateId: null, isExact: false }, kwd: '' }
      const query = { ...itemsRequest('', 1, { ...defaultListQuery, ...words }, desktopList), ...choice }
      const { body, reading } = await findItems(hostOf(host.requests), { query }, { words, before })
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

  test('is a choice that can be removed if nothing is sold at that price', async () => {
    const { total, reading } = await setUpLaptops().find('노트북 50만원 이하')
    expect(total).toBe(0)
    expect(reading).toMatchObject({
      typed: '노트북',
      keyword: '노트북',
      choices: { min: null, max: 500_000 },
    })
  })

  test('is no choice if the other words find nothing at any price', async () => {
    const { total, reading } = await setUpLaptops().find('우주선 50만원 이하')
    expect(total).toBe(0)
    expect(reading).toMatchObject({ keyword: '우주선 50만원 이하', choices: {} })
  })

  test('is asked for as typed first: a voucher is named for its price', async () => {
    const { search, requests } = setUpSearch('상품권 5만원')
    expect(await search('상품권 5만원')).toEqual({ readAs: null, total: 1 })
    expect(requests).toHaveBeenCalledTimes(1)
  })

  test('regression: a voucher was read as a price when only the chosen maker left nothing of it', async () => {
    const { requests, search } = setUpSearch('')
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
