import type { ItemOffersResponse, ListItem } from '@jeoul/api/types'
import { pairOffers } from '@jeoul/offers'
import {
  defaultTerms,
  listedPrice,
  offersHeadline,
  type PaymentTerms,
  rankOffers,
} from '@jeoul/personal-price'
import { hosts } from '@jeoul/testing'
import { expect, test } from 'vitest'

const regions = ['mainland', 'jeju', 'remote'] as const
const holdings: readonly Partial<PaymentTerms>[] = [
  { cards: ['삼성카드'] },
  { cards: ['신한카드', 'KB국민카드'] },
  { cash: true },
  { memberships: ['와우 멤버십'] },
  { cards: ['현대카드'], cash: true, memberships: ['우주패스'] },
  {},
]
/** Twenty sets of terms: combinations of what the shopper has and where they live, and three pieces twice. */
const allTerms: readonly PaymentTerms[] = [
  ...regions.flatMap(region => holdings.map(held => ({ ...defaultTerms, ...held, region }))),
  { ...defaultTerms, cards: ['삼성카드'], quantity: 3 },
  { ...defaultTerms, region: 'jeju', quantity: 3 },
]

const ask = async (address: string) => (await fetch(address)).json()
const markets = async (id: string, onSale: number) =>
  (await ask(`${hosts.second}/desktop/v1/shopping/items/${id}/malls/all?on_sale=${onSale}`)).markets

async function listed(cateId: string): Promise<readonly ListItem[]> {
  const { result } = await ask(`${hosts.main}/front/v3/items?cate_id=${cateId}&limit=30`)
  return result.items
}

test('"내 결제가 is the same number on every screen, or it says 예상": 20 sets of terms', async () => {
  expect(allTerms).toHaveLength(20)
  const items = (await Promise.all(['111213', '111210', '211010'].map(listed))).flat()
  expect(items.length).toBeGreaterThan(40)
  for (let start = 0; start < items.length; start += 30) {
    const part = items.slice(start, start + 30)
    const ids = part.map(({ item_id }) => item_id)
    const { result }: ItemOffersResponse = await ask(
      `${hosts.main}/front/v3/items/offers?item_ids=${ids.join()}`,
    )
    const offers = new Map(result.map(found => [found.item_id, found.offers]))
    for (const item of part) {
      const [cash, card] = await Promise.all([markets(item.item_id, 0), markets(item.item_id, 1)])
      for (const terms of allTerms) {
        const page = offersHeadline(rankOffers(pairOffers(cash, card), terms), terms)
        const row = listedPrice(item, offers.get(item.item_id), terms)
        const listed = row && [row.headline.total, row.headline.label, row.headline.basis, row.isEstimate]
        expect(listed).toEqual(page && [page.total, page.label, page.basis, false])
        expect(listedPrice(item, undefined, terms)?.isEstimate ?? true).toBe(true)
      }
    }
  }
})
