import { hrefs } from '@jeoul/router'
import { findItems } from './find-items.ts'

/** An address of every page in the table of paths, by its name. */
export async function addressOfEveryPage() {
  const { popular, forSale } = await findItems()
  const { item_id } = popular
  return {
    home: hrefs.home(),
    list: hrefs.list('111213', '?sort=low'),
    search: hrefs.searchFor('그래픽카드'),
    item: hrefs.item(item_id),
    reviews: hrefs.reviews(item_id),
    compare: hrefs.compare(`?items=${forSale.slice(0, 2).map(item => item.item_id)}`),
    link: hrefs.link(item_id, '162'),
    notices: hrefs.notices(),
    notice: hrefs.notice('8'),
    wish: hrefs.wish(),
    estimate: hrefs.estimate(),
  } satisfies Readonly<Record<Exclude<keyof typeof hrefs, 'searchFor'>, string>>
}
