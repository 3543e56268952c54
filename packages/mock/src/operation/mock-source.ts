import type { CatalogueIndex } from '../index/catalogue-index.ts'

/** Where the two hosts answer: origins without a slash at the end. */
export interface BaseUrls {
  readonly main: string
  readonly second: string
}

/**
 * Whether a part of an answer is what a schema of the documents describes.
 * @param reference such as 'listing.yaml#/components/schemas/ListItem'
 */
export type FitsSchema = (reference: string, value: unknown) => boolean

/** What a state is about. Addresses belong to answers, so that it can be there before the hosts have any. */
export interface StateSubject {
  readonly index: CatalogueIndex
  /** Left out where answers are not validated. */
  readonly fits?: FitsSchema
}

/** What a mock is made from. */
export interface MockSource extends StateSubject {
  readonly baseUrls: BaseUrls
}
