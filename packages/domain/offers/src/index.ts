export { $offers, offersKey, type OffersQuestion, offersRequested } from './model.ts'
