import { type BlueprintFacet, facet } from '../blueprint.ts'

/** Facets of all notebooks. */
export const ram = facet('memory', '메모리 용량', { '8GB': 0.88, '16GB': 1, '32GB': 1.2, '64GB': 1.55 }, 'GB')
export const ssd = facet('ssd', 'SSD 용량', { '256GB': 0.92, '512GB': 1, '1TB': 1.12, '2TB': 1.3 })
export const os = facet('os', '운영체제', {
  '윈도우 11 홈': 1.06,
  '윈도우 11 프로': 1.12,
  '미포함 (프리도스)': 1,
})
export const colour = facet('colour', '색상', ['블랙', '화이트', '실버', '그레이', '네이비'])
export const panel = facet('panel', '패널', { IPS: 1, OLED: 1.15, VA: 0.97, TN: 0.9 })
export const resolution = facet('resolution', '해상도', {
  '1920x1080 (FHD)': 0.93,
  '1920x1200 (WUXGA)': 1,
  '2560x1600 (WQXGA)': 1.1,
  '2880x1800': 1.18,
  '3840x2400 (WQUXGA)': 1.35,
})
export const hertz = facet(
  'refresh',
  '주사율',
  { '60Hz': 0.96, '120Hz': 1, '144Hz': 1.02, '165Hz': 1.05, '240Hz': 1.15 },
  'Hz',
)
export const battery = facet(
  'battery',
  '배터리',
  ['40~49Wh', '50~59Wh', '60~69Wh', '70~79Wh', '80~99Wh'],
  'Wh',
)

export function weight(...kilograms: readonly string[]): BlueprintFacet {
  return facet('weight', '무게', kilograms, 'kg')
}

export function size(...inches: readonly string[]): BlueprintFacet {
  return facet('size', '화면 크기', inches, '인치')
}
