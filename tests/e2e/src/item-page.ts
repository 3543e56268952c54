import type { Page } from '@playwright/test'
import type { Sites } from './sites.ts'

/** The figures of one mall's offer on the page. */
export interface Offer {
  readonly idxBManager: number
  readonly mallId: string
  readonly mallName: string
  readonly href: string
  readonly eventCard: string
  readonly costDelivery: { readonly kind: string }
}

/** Locators and actions for a product's page. */
export function itemPage(page: Page) {
  const offers = page.getByRole('region', { name: '몰별 가격' })
  const terms = page.getByRole('dialog', { name: '내 결제조건' })
  return {
    offers,
    terms,
    rows: offers.getByRole('row').filter({ has: page.getByRole('link', { name: /로 가기,/ }) }),
    rest: offers.getByRole('button', { name: /나머지 몰/ }),
    gallery: page.getByRole('region', { name: '상품 사진' }),
    /** Opens 내 결제조건, makes choices by their labels, and closes it. */
    async state(...labels: readonly (string | RegExp)[]) {
      await offers.getByRole('button', { name: '바꾸기' }).click()
      for (const label of labels) await terms.getByLabel(label).check()
      await terms.getByRole('button', { name: '이 조건으로 보기' }).click()
      await terms.waitFor({ state: 'hidden' })
    },
  }
}

/** The offers for one product, with card or cash prices. */
export async function marketsOf({ mock }: Sites, itemId: string, isCard = false): Promise<readonly Offer[]> {
  const url = `${mock.secondUrl}/desktop/v1/shopping/items/${itemId}/malls/all?on_sale=${isCard ? 1 : 0}`
  return (await (await fetch(url)).json()).markets
}

/** The ids of a category's products that satisfy `fits`. */
export async function itemsOf(
  { mock }: Sites,
  cateId: string,
  fits: (item: { cash: number | null; card: number | null; mall_count: number }) => boolean,
): Promise<readonly string[]> {
  const list = await (await fetch(`${mock.mainUrl}/front/v3/items?cate_id=${cateId}&limit=500`)).json()
  return list.result.items.filter(fits).map(({ item_id }: { item_id: string }) => item_id)
}
