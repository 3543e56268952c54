/** The path and query of a page. */
export interface Address {
  readonly path: string
  /** The query with its '?', or ''. */
  readonly search: string
}

/** Whether two addresses are equal. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one.path === other.path && one.search === other.search
}
