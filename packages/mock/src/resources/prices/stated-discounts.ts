import type { StatedDiscount } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { feeOf } from '../../catalogue/lowest-prices.ts'
import { draw } from '../../catalogue/market/price-level.ts'
import { drawOffers } from '../../catalogue/offers.ts'
import { hash } from '../../catalogue/random.ts'
import type { Place } from '../../index/catalogue-index.ts'

const maxDiscounts = 2

/** Discounts that some malls of about a third of the products state, whether or not the price was ever higher. */
export function statedDiscounts(catalogue: Catalogue, { leaf, row }: Place): StatedDiscount[] {
  const key = hash('stated', catalogue.seed, at(leaf.items.ids, row))
  if (draw(key, 'any', 0) > 0.35) return []
  return drawOffers(catalogue, leaf, row)
    .slice(0, 8)
    .flatMap(({ mallName, mallId, cash, cashOnly, byCard, delivery }): StatedDiscount[] => {
      const price = cashOnly ? byCard : cash
      const fee = feeOf(delivery, price)
      if (fee === null || draw(key, 'mall', mallId) > 0.4) return []
      const percent = 3 + Math.floor(38 * draw(key, 'percent', mallId) ** 2)
      return [{ mall_name: mallName, percent, total: price + fee }]
    })
    .slice(0, maxDiscounts)
}
