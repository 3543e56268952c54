/**
 * The fields of a category that pages need. The host's other fields are dropped, so that they are not sent to the
 * browser.
 */
export interface Category {
  readonly cate_id: string
  readonly name: string
  readonly child: readonly Category[]
}

export type TreeNumber = '1' | '2'

/**
 * Returns the endpoint of a category's tree: "An item category id starting with '2' uses the second category endpoint;
 * any other prefix uses the first" (specification, section 5).
 */
export function treeOf(cateId: string): TreeNumber {
  return cateId.startsWith('2') ? '2' : '1'
}
