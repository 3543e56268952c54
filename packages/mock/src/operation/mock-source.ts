import type { CatalogueIndex } from '../index/catalogue-index.ts'

/** Origins of the two hosts, without a trailing slash. */
export interface BaseUrls {
  readonly main: string
  readonly second: string
}

/**
 * Whether a part of an answer matches a schema of the documents.
 * @param reference such as 'list.yaml#/components/schemas/ListItem'
 */
export type FitsSchema = (reference: string, value: unknown) => boolean

/** What a state depends on. Without addresses, so that it can be created before the hosts have any. */
export interface StateSubject {
  readonly index: CatalogueIndex
  /** Left out where answers are not validated. */
  readonly fits?: FitsSchema
}

/** What a mock is made from. */
export interface MockSource extends StateSubject {
  readonly baseUrls: BaseUrls
}
