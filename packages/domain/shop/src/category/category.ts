/**
 * The fields of a category that pages need. The host's other fields are dropped, so that they are not sent to the
 * browser.
 */
export interface Category {
  readonly cate_id: string
  readonly name: string
  readonly child: readonly Category[]
}
