import { facet } from '../blueprint.ts'

/** Facets of what is plugged into a computer. */
export const link = facet('link', '연결 방식', {
  유선: 0.9,
  '무선 2.4GHz': 1,
  블루투스: 1,
  '유선·무선 겸용': 1.25,
})
export const lighting = facet('lighting', '조명', ['RGB', '화이트 LED', '레인보우', '조명 없음'])
