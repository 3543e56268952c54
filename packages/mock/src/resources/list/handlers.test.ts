import { describe, expect, test } from 'vitest'
import { flag } from '../../catalogue/catalogue.ts'
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const catalogue = tinyCatalogue({
  111: [
    { id: 1, name: '검정', cash: 5000, card: 4800, malls: 2, popularity: 9, group: 4, specs: [1, 1] },
    { id: 2, name: '흰색', cash: 6000, card: 6000, popularity: 8, group: 4, label: '화이트', specs: [2, 2] },
    { id: 3, name: '단종', reviews: 12, popularity: 7, maker: 1, registered: 20_000, specs: [3, 0] },
    { id: 4, name: '핫딜', cash: 9000, card: 9000, popularity: 6, flags: flag.hotdeal | flag.stdpc },
  ],
  112: [{ id: 9, name: '다른 분류', cash: 100, popularity: 1 }],
})
const ask = askHandlers(catalogue, 'main')
const items = async (query: string) => (await ask(`/front/v3/items?cate_id=111&${query}`)).body

describe('getItems', () => {
  test('describes an item for sale', async () => {
    const { result } = await items('limit=1')
    expect(result.items).toEqual([
      {
        item_id: '1',
        name: '검정',
        cate_id: '111',
        image: 'http://main.test/pictures/box/4.svg',
        price_state: 3,
        cash: 5000,
        card: 4800,
        delivery: { kind: 'free' },
        lowest: {
          any: { total: 5000, delivery: 0 },
          card: { total: 4800, delivery: 0, card: '현대카드' },
        },
        mall_count: 2,
        review_count: 0,
        zzim_count: 0,
        registered: '1970-01-01',
        key_specs: ['8코어'],
        variants: [{ item_id: '2', label: '화이트', state: 3, cash: 6000, card: 6000 }],
        moreView: true,
      },
    ])
  })

  test('has a price only for items for sale, and a score only with reviews', async () => {
    const { result } = await items('offset=2&limit=3')
    expect(result.items).toMatchObject([
      {
        item_id: '3',
        price_state: 0,
        cash: null,
        card: null,
        review_count: 12,
        review_score: 4.5,
        registered: '2024-10-04',
        moreView: false,
      },
    ])
  })

  test('includes optional fields on request alone', async () => {
    const ofFourth = async (query: string) => (await items(`offset=3&limit=4&${query}`)).result.items[0]
    expect(await ofFourth('fields=stdpc,maker,hotdeal,event')).toMatchObject({
      stdpc: true,
      maker: '저울전자',
      hotdeal: true,
      event: false,
    })
    const plain = await ofFourth('')
    for (const field of ['stdpc', 'maker', 'hotdeal', 'event']) expect(plain).not.toHaveProperty(field)
    expect(await ofFourth('fields=maker')).not.toHaveProperty('hotdeal')
  })

  test('ends the window before the limit', async () => {
    const ids = async (query: string) =>
      (await items(query)).result.items.map((item: { item_id: string }) => item.item_id)
    expect(await ids('offset=1&limit=3')).toEqual(['2', '3'])
    expect(await ids('offset=4&limit=30')).toEqual([])
    expect(await ids('offset=3&limit=2')).toEqual([])
    expect(await ids('sort=low&type=card')).toEqual(['1', '2', '4', '3'])
  })

  test('counts the items that every choice would leave', async () => {
    const spec = encodeURIComponent('{"memory":["8"]}')
    const { result, makers } = await items(`spec=${spec}`)
    expect(result).toMatchObject({
      total: 1,
      isCompare: true,
      spec_counts: { memory: { 8: 1, 12: 1, 16: 1 }, colour: { black: 1, white: 0 } },
    })
    expect(makers).toEqual([
      { id: '1', name: '저울전자', count: 1 },
      { id: '2', name: 'Acme', count: 0 },
    ])
  })

  test('compares everything except groceries', async () => {
    const asked = askHandlers(generateCatalogue({ items: 2000, seed: 1 }), 'main')
    const isCompare = async (query: string) => (await asked(`/front/v3/items?${query}`)).body.result.isCompare
    expect(await isCompare('cate_id=111213')).toBe(true)
    expect(await isCompare('keyword=rtx')).toBe(true)
    for (const groceries of ['21', '2112', '211210']) {
      expect(await isCompare(`cate_id=${groceries}`)).toBe(false)
    }
  })

  test('lists a parent without facets of its own', async () => {
    const { body } = await ask('/front/v3/items?cate_id=11')
    expect(body.result).toMatchObject({ total: 5, isCompare: true, spec_counts: {} })
    expect(body.result.price_bands).not.toEqual([])
  })

  test.each([
    ['limit=many', 'query.limit: expected an integer of at least 1'],
    ['fields=maker,price', 'query.fields: expected one of stdpc, maker, hotdeal, event'],
    ['spec={', 'query.spec: expected JSON like {"memory":["12","16"]}'],
    ['maker=ASUS', 'query.maker: expected 1 to 10 digits'],
  ])('describes the error in %s', async (query, message) => {
    const { status, body } = await ask(`/front/v3/items?cate_id=111&${query}`)
    expect([status, body]).toMatchObject([400, { success: false, message, result: null }])
  })
})

describe('"a product once"', () => {
  test('groups variants into one entry, and counts products', async () => {
    const { result, makers } = await items('group=product')
    expect(result.items.map(({ item_id }: { item_id: string }) => item_id)).toEqual(['1', '3', '4'])
    expect(result.total).toBe(3)
    expect(makers.map(({ count }: { count: number }) => count)).toEqual([2, 1])
  })

  test('the first matching variant represents its product', async () => {
    const { result } = await items('group=product&sort=high')
    expect(result.items.map(({ item_id }: { item_id: string }) => item_id)).toEqual(['4', '2', '3'])
  })

  test('a variant says which one it is', async () => {
    expect((await items('sort=high&limit=2')).result.items[1].variant_label).toBe('화이트')
  })
})

describe('paid placements', () => {
  const listed = async (path: string): Promise<readonly { item_id: string; ad?: true }[]> =>
    (await ask(path)).body.result.items
  const adsOf = async (path: string) =>
    (await listed(path)).flatMap(({ item_id, ad }) => (ad ? [item_id] : []))

  test.each(['sap006', 'sam006'])('stand on top of the first page for %s', async code => {
    const { body } = await ask(`/front/v3/items?cate_id=111&limit=2&ad=${code}`)
    expect(body.result.items.map(({ ad }: { ad?: true }) => ad)).toEqual([
      true,
      true,
      true,
      undefined,
      undefined,
    ])
    expect(body.result.total).toBe(4)
  })

  test('are in no other list', async () => {
    expect(await adsOf('/front/v3/items?cate_id=111')).toEqual([])
    expect(await adsOf('/front/v3/items?cate_id=111&ad=sap006&offset=2&limit=4')).toEqual([])
  })

  test('match the filter', async () => {
    expect(await adsOf('/front/v3/items?cate_id=111&ad=sap006&max=5500')).toEqual(['1'])
    expect(await adsOf('/front/v3/items?cate_id=111&ad=sap006&maker=2')).toEqual([])
  })

  test('regression: a search for 그래픽 began with a processor, whose specs have the word', async () => {
    const askShop = askHandlers(
      tinyCatalogue({
        111: [{ id: 1, name: '검정', cash: 5000, specs: [1, 1], popularity: 9 }],
        112: [{ id: 2, name: '코어 흰색', cash: 6000 }],
      }),
      'main',
    )
    const { body } = await askShop(`/front/v3/items?keyword=${encodeURIComponent('코어')}&ad=sap006`)
    const found: readonly { item_id: string; ad?: true }[] = body.result.items
    expect(found.map(({ item_id, ad }) => [item_id, ad])).toEqual([
      ['2', true],
      ['2', undefined],
      ['1', undefined],
    ])
  })

  test('come from the leaves below a parent', async () => {
    expect(await adsOf('/front/v3/items?cate_id=1&ad=sap006')).toHaveLength(2)
  })
})

describe('getSpecs', () => {
  test('counts the values of a leaf', async () => {
    const { body } = await ask('/front/v1/item/spec/111')
    expect(body.result).toEqual([
      {
        key: 'memory',
        name: '메모리',
        unit: 'GB',
        values: [
          { key: '8', name: '8GB', count: 1 },
          { key: '12', name: '12GB', count: 1 },
          { key: '16', name: '16GB', count: 1 },
        ],
      },
      expect.objectContaining({ key: 'colour' }),
    ])
  })

  test('has none for a parent', async () => {
    expect((await ask('/front/v1/item/spec/1')).body.result).toEqual([])
  })
})

test('getPriceBands counts the items with a price', async () => {
  const { body } = await ask('/front/v1/item/getSchPrice?cate_id=111')
  const counted = body.data.reduce((sum: number, band: { count: number }) => sum + band.count, 0)
  expect([body.message, counted]).toEqual(['success', 3])
})

describe('traits and malls of getItems', () => {
  const idsOf = async (query: string) =>
    (await items(query)).result.items.map(({ item_id }: { item_id: string }) => item_id)

  test('items have every chosen trait', async () => {
    expect(await idsOf('trait=sale')).toEqual(['1', '2', '4'])
    expect(await idsOf('trait=sale,free')).toEqual(['1'])
    expect(await idsOf('trait=sale,rated')).toEqual([])
  })

  test('items have an offer of a chosen mall, and malls count the items that each alone would leave', async () => {
    const { result } = await items('')
    expect(result.trait_counts).toEqual({ free: 1, sale: 3, rated: 1 })
    const [one, two] = result.malls
    expect(result.malls).toMatchObject([{ count: 1 }, { count: 1 }])
    expect(await idsOf(`mall=${one.id},${two.id}`)).toEqual(['1'])
    expect(await idsOf('mall=9')).toEqual([])
    expect((await items(`mall=${one.id}&trait=rated`)).result.malls).toEqual([
      { ...one, count: 0 },
      { ...two, count: 0 },
    ])
  })

  test('anything else is refused', async () => {
    expect(await items('trait=cheap')).toMatchObject({ success: false })
    expect(await items('mall=x')).toMatchObject({ success: false })
  })
})
