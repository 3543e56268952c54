/** A category as its pages need it: what else a host says of it does not travel with every page. */
export interface Category {
  readonly cate_id: string
  readonly name: string
  readonly child: readonly Category[]
}
