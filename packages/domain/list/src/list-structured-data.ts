import { pageWindow } from '@jeoul/paging'
import type { Category } from '@jeoul/shop/category'
import type { ListAnswer } from './list-answer.ts'
import type { ListHeadParts } from './list-head.ts'

/** The schema.org objects of a list: its breadcrumbs and its products. */
export function listStructuredData({ origin, path, query, answer }: ListHeadParts): object[] {
  return [
    ...(path.length > 0 ? [breadcrumbList(origin, path)] : []),
    ...(answer && answer.items.length > 0
      ? [itemList(origin, answer, pageWindow(query.page, query.size).offset)]
      : []),
  ]
}

function breadcrumbList(origin: string, path: readonly Category[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: path.map((category, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: category.name,
      item: `${origin}/list/${category.cate_id}`,
    })),
  }
}

/** The positions of the products; their own pages describe them. Paid placements are not part of the ranking. */
function itemList(origin: string, { items, total }: ListAnswer, offset: number) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items
      .filter(item => !item.ad)
      .map((item, index) => ({
        '@type': 'ListItem',
        position: offset + index + 1,
        url: `${origin}/item/${item.item_id}`,
      })),
  }
}
