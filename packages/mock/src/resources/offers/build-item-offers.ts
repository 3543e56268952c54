import type { ItemOffer } from '@jeoul/api/types'
import type { Catalogue, Leaf } from '../../catalogue/catalogue.ts'
import { type Offer, offersOf } from '../../catalogue/offers.ts'

/** The offers for an item as a list needs them: cash and card price of a mall in one. */
export function buildItemOffers(catalogue: Catalogue, leaf: Leaf, row: number): ItemOffer[] {
  const byCard = new Map(offersOf(catalogue, leaf, row, { type: 'card' }).map(offer => [keyOf(offer), offer]))
  return offersOf(catalogue, leaf, row).map(offer => {
    const card = byCard.get(keyOf(offer))
    return {
      mallName: offer.mallName,
      cash: offer.price,
      card: card?.price ?? null,
      eventCard: card?.eventCard ?? '',
      costDelivery: offer.delivery,
      cashOnly: offer.cashOnly,
      ...(offer.requiredOptions.length > 0 && { requiredOptions: [...offer.requiredOptions] }),
      ...(offer.discounts.length > 0 && { discounts: [...offer.discounts] }),
      ...(offer.regions && { costRegion: offer.regions }),
    }
  })
}

function keyOf({ mallId, itemIdCp }: Offer): string {
  return `${mallId}:${itemIdCp}`
}
