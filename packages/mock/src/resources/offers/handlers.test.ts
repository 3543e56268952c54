import type { ItemOffersResponse, Market } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const catalogue = tinyCatalogue({
  111: [
    { id: 70, cash: 50_000, card: 48_000, malls: 20 },
    { id: 71, malls: 5 },
    { id: 72, cash: 50_000, card: 50_000, malls: 6, minishop: '부품마당' },
  ],
})
const ask = askHandlers(catalogue, 'second')

async function markets(query = '', id = 70): Promise<readonly Market[]> {
  return (await ask(`/desktop/v1/shopping/items/${id}/malls/all?${query}`)).body.markets
}

const paid = ({ priceB2c, costDelivery }: Market) => priceB2c + (costDelivery.fee ?? 0)
const isSorted = (numbers: readonly number[]) => numbers.every((n, i) => n >= (numbers[i - 1] ?? 0))

describe('getItemOffers', () => {
  const askMain = askHandlers(catalogue, 'main')
  const offersFor = async (ids: string): Promise<ItemOffersResponse['result']> =>
    (await askMain(`/front/v3/items/offers?item_ids=${ids}`)).body.result

  test('agrees with getMalls on cash and card prices of every mall', async () => {
    const [found] = await offersFor('70')
    const [cash, card] = [await markets(), await markets('on_sale=1')]
    const priceIn = (answer: readonly Market[], mall: string) =>
      answer.find(({ mallName }) => mallName === mall)?.priceB2c
    expect(found?.offers.map(({ mallName }) => mallName)).toEqual(cash.map(({ mallName }) => mallName))
    for (const { mallName, cash: inCash, card: byCard } of found?.offers ?? []) {
      expect([inCash, byCard]).toEqual([priceIn(cash, mallName), priceIn(card, mallName)])
    }
  })

  test('returns each known product once, including one without offers', async () => {
    const found = await offersFor('71,999,70,70')
    expect(found.map(({ item_id, offers }) => [item_id, offers.length])).toEqual([
      ['71', 0],
      ['70', 20],
    ])
  })

  test('accepts at most thirty products', async () => {
    const ids = Array.from({ length: 31 }, (_, id) => id + 1).join()
    expect((await askMain(`/front/v3/items/offers?item_ids=${ids}`)).status).toBe(400)
  })
})

describe('getMalls', () => {
  test('lists every mall once, the cheapest first', async () => {
    const offers = await markets()
    expect(new Set(offers.map(({ mallName }) => mallName)).size).toBe(20)
    expect(offers[0]?.priceB2c).toBe(50_000)
    expect(isSorted(offers.map(({ priceB2c }) => priceB2c))).toBe(true)
  })

  test("lists a minishop's own offer first on its page; 0 counts as absent", async () => {
    const own = (await markets('', 72)).find(({ mallName }) => mallName === '부품마당')
    expect(own?.idxBManager).toBe(4)
    const inShop = await markets('idx_b_manager=4&delivery_price=1', 72)
    expect(inShop[0]).toEqual(own)
    expect(inShop).toHaveLength(6)
    expect(await markets('idx_b_manager=0', 72)).toEqual(await markets('', 72))
    expect(await markets('idx_b_manager=5', 72)).toEqual(await markets('', 72))
  })

  test('gives card prices on request', async () => {
    expect((await markets('on_sale=1'))[0]).toMatchObject({
      priceB2c: 48_000,
      eventCard: expect.stringMatching(/카드/),
    })
  })

  test('sorts by the price with delivery on request', async () => {
    const offers = await markets('delivery_price=1')
    expect(offers).toHaveLength(20)
    expect(isSorted(offers.map(paid))).toBe(true)
  })

  test('links only to addresses of the main host', async () => {
    for (const { mallImage, href } of await markets()) {
      expect(mallImage).toMatch(/^http:\/\/main\.test\/pictures\/mall\/[\w%.'()-]+\.svg$/)
      expect(href).toMatch(/^http:\/\/main\.test\/__mock\/mall\//)
    }
  })

  test('has no offers for an item that is not for sale', async () => {
    expect(await markets('', 71)).toEqual([])
  })
})
