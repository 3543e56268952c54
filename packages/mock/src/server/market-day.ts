import { catalogueOn } from '../catalogue/market/catalogue-on.ts'
import { createCatalogueIndex } from '../index/catalogue-index.ts'
import type { MockSource } from '../operation/mock-source.ts'
import { listHandlers } from '../resources/list/handlers.ts'
import type { AddedCounts } from '../state/added-counts.ts'
import { type PrepareSearch, prepareSearches } from './prepare-searches.ts'

/** The maximum distance that the market can be moved, in days. */
export const maxDays = 365

/** The day whose prices the mock answers with, counted from the catalogue's today. */
export interface MarketDay {
  readonly days: number
  /** The data that handlers answer from on that day; a new object after every move. */
  readonly source: MockSource
  /** The operations of lists, which answer before there is a state. */
  readonly lists: ReturnType<typeof listHandlers>
  /** Moves prices and price states to another day; members' data stays. */
  moveTo(days: number): void
  readonly prepare: PrepareSearch
  /** Ends what is being prepared. */
  close(): void
}

/** @param start the data of the first day */
export function createMarketDay(start: MockSource, added: AddedCounts): MarketDay {
  let source = start
  let lists = listHandlers({ ...source, added })
  let isClosed = false
  const prepareDay = ({ index }: MockSource) =>
    prepareSearches(index, () => isClosed || source.index !== index)
  let prepare = prepareDay(source)
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
      prepare = prepareDay(source)
    },
    prepare: search => prepare(search),
    close() {
      isClosed = true
    },
  }
}
