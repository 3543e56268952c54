import { catalogueOn } from '../catalogue/market/catalogue-on.ts'
import { createCatalogueIndex } from '../index/catalogue-index.ts'
import type { MockSource } from '../operation/mock-source.ts'
import { listHandlers } from '../resources/list/handlers.ts'
import type { AddedCounts } from '../state/added-counts.ts'

/** How far the market can be moved either way, in days. */
export const maxDays = 365

/** The day whose prices the mock answers with, counted from the catalogue's today. */
export interface MarketDay {
  readonly days: number
  /** What handlers answer from on that day; another object after every move. */
  readonly source: MockSource
  /** The operations of lists, which answer before there is a state. */
  readonly lists: ReturnType<typeof listHandlers>
  /** Prices and price states become those of another day; what members wrote stays. */
  moveTo(days: number): void
}

/** @param start what the mock answers from on its first day */
export function createMarketDay(start: MockSource, added: AddedCounts): MarketDay {
  let source = start
  let lists = listHandlers({ ...source, added })
  return {
    get days() {
      return source.index.catalogue.moved?.days ?? 0
    },
    get source() {
      return source
    },
    get lists() {
      return lists
    },
    moveTo(days) {
      source = { ...source, index: createCatalogueIndex(catalogueOn(source.index.catalogue, days)) }
      lists = listHandlers({ ...source, added })
    },
  }
}
