/** The fields of a category that pages need; the host's other fields are not sent to the browser. */
export interface Category {
  readonly cate_id: string
  readonly name: string
  readonly child: readonly Category[]
}
