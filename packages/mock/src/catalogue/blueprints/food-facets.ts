import { facet } from '../blueprint.ts'

/** Facets of all kinds of food. */
export const keep = facet('keep', '보관', ['실온', '냉장', '냉동', '서늘한 곳'])
export const shelf = facet('shelf', '소비기한', ['6개월 미만', '6~12개월', '12~18개월', '18개월 이상'])
export const haccp = facet('haccp', '식품 인증', ['HACCP', '유기농', '무농약', 'GAP', '없음'])
export const kind = (values: readonly string[]) => facet('kind', '종류', values)
