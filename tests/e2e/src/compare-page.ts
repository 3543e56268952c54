import type { Page } from '@playwright/test'

interface Item {
  readonly item_id: string
  readonly name: string
  readonly price_state: number
}

const graphicsCards = '111213'
const notebooks = '121010'

/** Products for sale: graphics cards, and a notebook that has few specifications in common with them. */
export async function itemsToCompare(mainUrl: string) {
  const [cards, others] = await Promise.all(
    [graphicsCards, notebooks].map(cateId => forSale(mainUrl, cateId)),
  )
  const [one, two, three] = cards ?? []
  const [notebook] = others ?? []
  if (!one || !two || !three || !notebook) throw new Error('the catalogue has too few products')
  return { one, two, three, notebook, cards: cards ?? [] }
}

async function forSale(mainUrl: string, cateId: string): Promise<readonly Item[]> {
  const answer = await fetch(`${mainUrl}/front/v3/items?cate_id=${cateId}&limit=100`)
  const { result } = await answer.json()
  return result.items.filter((item: Item) => item.price_state === 3)
}

export function compareAddress(...items: readonly { readonly item_id: string }[]): string {
  return `/compare?items=${items.map(({ item_id }) => item_id).join(',')}`
}

/** Locators and actions for a comparison. */
export function comparePage(page: Page) {
  const table = page.getByRole('table', { name: /개 비교$/ })
  return {
    table,
    /** Names of the products, from left to right. */
    names: table.getByRole('columnheader').locator('a:not([target])'),
    specs: table.getByRole('rowheader'),
    tray: page.getByRole('region', { name: '비교할 상품' }),
    box: page.getByRole('main').getByRole('checkbox', { name: /비교$/ }),
  }
}
