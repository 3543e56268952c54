import type { Scope, Store } from 'effector'

/** One of a page's metaTags (specification, section 2), such as Open Graph has them. */
export interface MetaTag {
  readonly property: string
  readonly content: string
}

/** What a page says of itself to browsers, crawlers and whoever shares it. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Absolute address that stands for this page; null for pages that should not be found. */
  readonly canonical: string | null
  readonly isIndexed: boolean
  readonly metaTags?: readonly MetaTag[]
  /**
   * Id of what comes after the first screen: the browser draws what is before it at once, instead of every few elements that
   * it has read. For pages that are short to read.
   */
  readonly drawnUpTo?: string
  /** schema.org objects. */
  readonly structuredData: readonly object[]
}

/** Reads a store of the scope that a page is in. */
type ReadStore = <Value>(store: Store<Value>) => Value

/**
 * Where a page's head comes from. It is no store of its own: while a page is loading its sources change many times,
 * and nobody looks before the end.
 */
export interface HeadSource {
  /** The stores whose changes may change the head. */
  readonly changes: readonly Store<unknown>[]
  readonly write: (read: ReadStore) => PageHead
}

/** A page's head as it is in a scope. */
export function headIn(scope: Scope, { write }: HeadSource): PageHead {
  return write(store => scope.getState(store))
}
