import type { Scope, Store } from 'effector'

/** One of a page's metaTags (specification, section 2), such as Open Graph's. */
export interface MetaTag {
  readonly property: string
  readonly content: string
}

/** The head of a page, for browsers, crawlers and previews of shared links. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** The absolute canonical address; null for pages that should not be indexed. */
  readonly canonical: string | null
  readonly isIndexed: boolean
  readonly metaTags?: readonly MetaTag[]
  /** schema.org objects. */
  readonly structuredData: readonly object[]
}

/** Reads a store of the scope that a page is in. */
type ReadStore = <Value>(store: Store<Value>) => Value

/**
 * The source of a page's head. It is not a store, because its inputs change many times while a page loads, and only the
 * result matters.
 */
export interface HeadSource {
  /** The stores whose changes may change the head. */
  readonly changes: readonly Store<unknown>[]
  readonly write: (read: ReadStore) => PageHead
}

/** The head of a page that search engines should not index. In a browser it serves any page: only the title is read. */
export function unindexedHead(title: string, description = ''): PageHead {
  return { title, description, canonical: null, isIndexed: false, structuredData: [] }
}

/** Reads a page's head in a scope. */
export function headIn(scope: Scope, { write }: HeadSource): PageHead {
  return write(store => scope.getState(store))
}
