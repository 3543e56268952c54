import { formatWon } from '@jeoul/format'
import type { ReadItem } from '@jeoul/list'
import type { Headline } from '@jeoul/personal-price'

type Named = Pick<Headline, 'label' | 'total' | 'basis' | 'isForAnyone'>

/** A headline as the figure of a variant, below a heading with the basis of prices for anyone. */
export function figureOf({ label, total, basis, isForAnyone }: Named): string {
  const options = basis.startsWith('필수옵션') ? ' (필수옵션 포함)' : ''
  return `${isForAnyone ? '' : `${label} `}${formatWon(total)}${options}`
}

/** A headline as the price of a variant, with its own basis. */
export function variantWords(headline: Named): string {
  const { total, basis, isForAnyone } = headline
  return isForAnyone
    ? `${formatWon(total)} ${basis.replace(/배송비 [\d,]+원/, '배송비')}`
    : figureOf(headline)
}

/** How a product's page asks for its offers. */
export const onPage = { tab: 'all', managerId: 1, maxRows: 100 } as const

/** The address of an outbound page without the offer that the shopper saw. */
export const nothingSeen = { total: null, delivery: null, way: null, isPersonal: false }

/** A product in a comparison, of which only the price counts here. */
export function comparedOf({ item_id, name, image, cate_id }: ReadItem) {
  return {
    itemId: item_id,
    name,
    image,
    cateId: cate_id,
    isPart: false,
    specs: [],
    label: null,
    score: null,
    reviewCount: 0,
  }
}
