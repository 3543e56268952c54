import { arePersonal, type PaymentTerms, type TruePrice } from '@jeoul/personal-price'
import { seenPrice } from '../index.ts'
import type { LinkedOffer } from './read-link-search.ts'

/**
 * "The way to a mall is passed at once where nothing has changed": whether price, delivery and way of paying are as the
 * shopper has just seen them, by the same terms. A value that the address omits counts as not seen (assumed).
 */
export function isAsSeen(linked: LinkedOffer, price: TruePrice, terms: PaymentTerms): boolean {
  const now = seenPrice(price)
  return (
    linked.itemIdCp !== null &&
    linked.total === now.total &&
    linked.delivery === now.delivery &&
    linked.way === now.way &&
    linked.isPersonal === arePersonal(terms)
  )
}
