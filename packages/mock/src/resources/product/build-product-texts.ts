import type { HappyTree, Product, SpecTable } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import { hash } from '../../catalogue/random.ts'
import type { CatalogueIndex, Place } from '../../index/catalogue-index.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { pictureUrl, pricesOf } from '../item/build-item.ts'

/** Sentences that fit any product, without prices or delivery: the offers state those. Source: assumed. */
export function buildDetail(mock: MockContext, place: Place): Product['detail'] {
  const { name, keySpecs } = place.leaf.items.text(place.row)
  const text = [
    name,
    ...(keySpecs.length === 0 ? [] : [`눈여겨볼 사양은 ${keySpecs.join(', ')} 등이에요.`]),
    '구성과 색상은 판매처마다 다를 수 있으니 구매하기 전에 판매처의 안내를 확인해 주세요.',
  ].join('\n')
  return { text, images: [pictureUrl(mock, place)] }
}

/** All facet values of an item, and the key specifications of its row. */
export function buildSpecTables({ catalogue, categories }: CatalogueIndex, place: Place): SpecTable[] {
  const { items, facets, cateId } = place.leaf
  const { keySpecs } = items.text(place.row)
  const basics = [
    { name: '제조사', value: at(catalogue.makers, at(items.makers, place.row)) },
    { name: '카테고리', value: categories.get(cateId)?.node.name ?? '' },
    { name: '주요 사양', value: keySpecs.join(' / ') },
  ]
  const rows = facets.flatMap(({ name, values }, facet) => {
    const value = at(at(items.specs, facet), place.row)
    return value === 0 ? [] : [{ name, value: at(values, value - 1).name }]
  })
  return [
    { name: '기본 정보', rows: basics.filter(({ value }) => value !== '') },
    { name: '상세 사양', rows },
  ].filter(table => table.rows.length > 0)
}

/** One in four items for sale donates a thousandth of its price, at least 100 won. Source: assumed. */
export function buildHappyTree(place: Place): HappyTree | null {
  const { cash } = pricesOf(place)
  if (cash === null || hash('happy tree', at(place.leaf.items.ids, place.row)) % 4 !== 0) return null
  return {
    title: '한 개 팔릴 때마다 나무 심기에 보태요',
    amount: Math.max(100, Math.round(cash / 10_000) * 10),
  }
}
