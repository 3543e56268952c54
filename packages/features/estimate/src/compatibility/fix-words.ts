import { goodsCondition, kindLabel } from '@jeoul/estimate'
import type { Fix } from '@jeoul/estimate/compatibility'

/**
 * The search considers all changes of one or two parts and rejects changes that leave doubts.
 */
export const noFixWords = '부품을 두 개까지 바꿔서는 확실히 맞출 수 없어요.'

/** 'CPU 바꾸기: 라이젠 + 메모리 담기: DDR5' */
export function fixWords(fix: Fix): string {
  return changesOf(fix).map(changeWords).join(' + ')
}

/** Describes the condition of goods that are not ordinary; '' if all are. */
export function conditionWords(fix: Fix): string {
  const conditions = changesOf(fix).flatMap(({ part }) => goodsCondition(part) ?? [])
  return [
    ...new Map(conditions.map(({ label, note }) => [label, `${label} 상품이에요. ${note}`])).values(),
  ].join(' ')
}

/** The one or two changes of a fix. */
function changesOf(fix: Fix): readonly Fix[] {
  return fix.also ? [fix, fix.also] : [fix]
}

function changeWords({ part, replaces, quantity }: Fix): string {
  const change = replaces === part.part_id ? `${quantity}개로 줄이기` : replaces === null ? '담기' : '바꾸기'
  return `${kindLabel(part.kind)} ${change}: ${part.name}`
}
