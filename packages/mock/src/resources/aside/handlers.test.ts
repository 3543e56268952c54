import { describe, expect, test } from 'vitest'
import { flag } from '../../catalogue/catalogue.ts'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const catalogue = tinyCatalogue({
  111: [
    { id: 1, cash: 5000, popularity: 9, maker: 0 },
    { id: 2, cash: 6000, reviews: 50, maker: 1 },
    { id: 3, reviews: 90, popularity: 99 },
    { id: 4, cash: 9000, registered: 20_000, minishop: '부품마당' },
  ],
  112: [
    { id: 5, cash: 100 },
    { id: 6, cash: 100, flags: flag.event },
  ],
  211: [],
})
const ask = askHandlers(catalogue, 'main')

interface Picked {
  readonly item_id: string
  readonly reason: string
}

async function curation(query: string): Promise<readonly Picked[]> {
  return (await ask(`/front/v3/curation/111/1?${query}`)).body.result.items
}

describe('getCuration', () => {
  test('picks items for sale, each once and with a reason', async () => {
    const picked = await curation('')
    expect(picked.map(({ item_id }) => item_id)).toEqual(['1', '2', '4'])
    expect(picked.map(({ reason }) => reason)).toEqual(['지금 많이 찾아요', '리뷰가 많아요', '새로 나왔어요'])
  })

  test('is narrowed by the page’s query with the ad code svp003', async () => {
    expect(await curation('maker=2&ad=svp003')).toHaveLength(1)
    expect(await curation('maker=2&ad=other')).toHaveLength(3)
    expect(await curation('maker=99')).toEqual([])
    expect(await curation('maker=ASUS,-&page=x')).toHaveLength(3)
  })

  test('is refused for invalid parameters before its category is looked up', async () => {
    expect((await ask('/front/v3/curation/999/0')).status).toBe(400)
    expect((await ask(`/front/v3/curation/999/1?ad=${'a'.repeat(41)}`)).status).toBe(400)
    expect((await ask('/front/v3/curation/999/1')).status).toBe(404)
  })

  test('of a minishop holds only what it sells', async () => {
    const { items } = (await ask('/front/v3/curation/111/4')).body.result
    expect(items.map(({ item_id }: Picked) => item_id)).toEqual(['4'])
  })

  test('may be empty', async () => {
    expect((await ask('/front/v3/curation/2/1')).body.result).toEqual({ title: '분류 2 추천', items: [] })
  })
})

describe('getAside', () => {
  const hrefs = async (cateId: string) => {
    const { body } = await ask(`/front/v2/common/aside/${cateId}`)
    return body.result.map(({ links }: { links: { href: string }[] }) => links.map(({ href }) => href))
  }

  test('links to the siblings and to the leaves with most reviews, never to itself', async () => {
    expect(await hrefs('111')).toEqual([['/list/112'], ['/list/112']])
    expect(await hrefs('112')).toEqual([['/list/111'], ['/list/111']])
    expect(await hrefs('1')).toEqual([['/list/2'], ['/list/111', '/list/112']])
  })

  test('leaves a block without links out', async () => {
    expect(await hrefs('11')).toEqual([['/list/111', '/list/112']])
  })
})

describe('getEvents', () => {
  test('lead to a list of their products with their name', async () => {
    const { list } = (await ask('/front/v1/event/category/1')).body.result
    expect(list).toMatchObject([{ id: '112', title: '분류 112 기획전', href: '/list/112?event=112' }])
    const { result } = (await ask('/front/v3/items?cate_id=112&event=112')).body
    expect(result).toMatchObject({ total: 1, event: { id: '112', title: '분류 112 기획전' } })
  })

  test('an unknown event, or one of another category, has no products', async () => {
    for (const query of ['cate_id=112&event=9', 'cate_id=111&event=112']) {
      const { result } = (await ask(`/front/v3/items?${query}`)).body
      expect(result).toMatchObject({ items: [], total: 0 })
      expect(result).not.toHaveProperty('event')
    }
  })
})
