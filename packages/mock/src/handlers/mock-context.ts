import type { CatalogueIndex } from '../index/catalogue-index.ts'

/** Where the two hosts answer: origins without a slash at the end. */
export interface BaseUrls {
  readonly main: string
  readonly second: string
}

/** What the handlers answer from. */
export interface MockContext {
  readonly index: CatalogueIndex
  readonly baseUrls: BaseUrls
}
