import { getItemOffersFx, maxItemOffers } from '@jeoul/api'
import { createBatchedResource } from '@jeoul/api/create-batched-resource'
import { readItemOffers } from './read-item-offers.ts'

const itemOffers = createBatchedResource({ call: getItemOffersFx, most: maxItemOffers, read: readItemOffers })

/**
 * Requests the offers of products whose prices are needed, unless they are loaded or loading. Simultaneous calls share
 * one request.
 */
export const itemOffersWanted = itemOffers.wanted

/**
 * The malls' offers by product, for the products that the host has answered so far. Any other product is priced by its
 * list row.
 */
export const $itemOffers = itemOffers.$data

/** Products about which the host has answered, or failed to. */
export const $settledItemOffers = itemOffers.$settled
