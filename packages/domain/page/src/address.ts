/** Where a page is: the part of its address that the site itself decides. */
export interface Address {
  readonly path: string
  /** The query with its '?', or ''. */
  readonly search: string
}

/** Whether two addresses lead to the same page in the same state. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one.path === other.path && one.search === other.search
}
