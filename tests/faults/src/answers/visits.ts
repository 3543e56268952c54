import { hrefs } from '@jeoul/router'

/** A page that a visitor opens. */
export interface Visit {
  readonly page: string
  readonly address: string
  readonly token: string | null
}

const member = 'jeoul-mock-token-1'

/** The pages to visit, for products of the recorded hosts. */
export function visitsOf(items: readonly string[]): readonly Visit[] {
  const [item = '', other = ''] = items
  const anonymous: Readonly<Record<string, string>> = {
    home: hrefs.home(),
    list: hrefs.list('111213', ''),
    search: hrefs.searchFor('그래픽카드'),
    product: hrefs.item(item),
    reviews: hrefs.reviews(item),
    compare: hrefs.compare(`?items=${item},${other}`),
    link: hrefs.link(item, '162'),
    minishop: '/list/111213?idx_b_manager=3',
    'home of a minishop': '/?idx_b_manager=3',
    notices: hrefs.notices(),
    notice: hrefs.notice('8'),
    estimate: `${hrefs.estimate()}?e=1.${item}`,
    'estimate, empty': hrefs.estimate(),
  }
  return [
    ...Object.entries(anonymous).map(([page, address]) => ({ page, address, token: null })),
    { page: 'wish, member', address: hrefs.wish(), token: member },
    { page: 'product, member', address: hrefs.item(item), token: member },
    { page: 'list, member', address: hrefs.list('111213', ''), token: member },
  ]
}
