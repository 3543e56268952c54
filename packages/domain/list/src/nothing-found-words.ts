import type { FilterRelaxation } from './filter-relaxations.ts'

/** Advice for an empty list, based on its relaxations. It promises no more than the counts show (assumed). */
export function nothingFoundWords(relaxations: readonly FilterRelaxation[]): string {
  if (relaxations.length === 0) return '조건을 모두 빼고 찾아보세요.'
  if (relaxations.every(({ count }) => count === null)) return '아래 조건을 빼면 상품이 있을 수 있어요.'
  return relaxations.length === 1
    ? '아래 조건을 빼면 상품이 있어요.'
    : '아래 조건 가운데 하나만 빼면 상품이 있어요.'
}
