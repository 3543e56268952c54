import { type BlueprintFacet, facet } from '../blueprint.ts'

/** Facets that many categories share. */
export const warranty = facet('warranty', '무상 A/S', ['1년', '2년', '3년', '5년'])
export const origin = facet('origin', '제조국', ['한국', '중국', '베트남', '태국', '멕시코', '독일', '일본'])
export const energy = facet('energy', '에너지 효율', {
  '1등급': 1.08,
  '2등급': 1,
  '3등급': 0.97,
  '4등급': 0.94,
  '5등급': 0.92,
})
export const noise = facet('noise', '소음', ['30dB 미만', '30~39dB', '40~49dB', '50~59dB', '60dB 이상'], 'dB')
export const app = facet('app', '앱 연동', {
  'LG 씽큐': 1.02,
  스마트싱스: 1.02,
  '미 홈': 1,
  '자체 앱': 1,
  미지원: 0.96,
})
export const rental = facet('seller', '판매 형태', {
  일반구매: 1,
  전시품: 0.88,
  리퍼비시: 0.82,
  '설치비 포함': 1.04,
})

export const storage = facet('storage', '저장 용량', { '128GB': 0.88, '256GB': 1, '512GB': 1.15, '1TB': 1.4 })

export function colours(...names: readonly string[]): BlueprintFacet {
  return facet(
    'colour',
    '색상',
    names.length > 0 ? names : ['블랙', '화이트', '그레이', '실버', '베이지', '네이비'],
  )
}
