import type { DeliveryTerms } from '../catalogue/catalogue.ts'
import { today } from '../catalogue/epoch.ts'
import { possibleScore } from '../catalogue/possible-score.ts'
import { hash } from '../catalogue/random.ts'

export const importedDeliveries: readonly DeliveryTerms[] = [
  { kind: 'free' },
  { kind: 'paid', fee: 2500 },
  { kind: 'paid', fee: 3000 },
  { kind: 'free-above', fee: 3000, threshold: 50_000 },
  { kind: 'unknown' },
]

/** Cumulative shares of `importedDeliveries`, in percent. */
const deliveryShares = [45, 65, 80, 94, Infinity]
const years = 4 * 365

/**
 * Makes up plausible values for what shops know about an item but part lists don't have. The same item always gets the
 * same ones. Items without a price are less popular than those with one, and no mall sells them.
 *
 * @param identity a text that identifies the item
 * @param cash price in won, 0 for none
 * @returns the columns of an item; `delivery` is an index into `importedDeliveries`
 */
export function deriveMarket(identity: string, cash: number) {
  const draw = (what: string) => hash(identity, what) / 2 ** 32
  const appeal = draw('appeal')
  const sold = cash > 0
  const reviews = sold ? Math.floor(1800 * appeal ** 6 * (0.3 + draw('reviews'))) : 0
  const percent = draw('delivery') * 100
  return {
    card: Math.min(cash, Math.max(10, Math.round((cash * (0.93 + 0.06 * draw('card'))) / 10) * 10)),
    delivery: deliveryShares.findIndex(share => percent < share),
    malls: sold ? 1 + Math.floor(60 * appeal ** 2 * (0.2 + draw('malls'))) : 0,
    reviews,
    score: possibleScore(reviews, 38 + Math.floor(draw('score') * 13)),
    zzims: Math.floor((sold ? 900 : 120) * appeal ** 4 * draw('zzims')),
    registered: today - Math.floor(years * draw('registered') ** 1.5),
    popularity: Math.floor(appeal * 1_000_000) + (sold ? 1_000_000 : 0),
  }
}
