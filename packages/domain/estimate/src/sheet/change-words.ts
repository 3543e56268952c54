import type { Part } from '@jeoul/api/types'
import { particleEul } from '@jeoul/format'
import { kindLabel } from '../parts/part-kinds.ts'

/** The effect of the shopper's last change. */
export interface EstimateChange {
  readonly kind:
    | 'added'
    | 'swapped'
    | 'removed'
    | 'counted'
    | 'pcs'
    | 'cleared'
    | 'started'
    | 'undone'
    | 'redone'
    | 'full'
    | 'present'
  /** The changed part; null for several. */
  readonly part: Part | null
  /** How many parts were added at once. */
  readonly count?: number
  /** How many others were already present. */
  readonly present?: number
  /** A part that was changed together with it, as a requirement. */
  readonly also?: ChangedPart
  /** Change of the total in won; null if unknown. */
  readonly difference: number | null
}

/** The change of one part. */
export interface ChangedPart {
  readonly kind: 'added' | 'swapped' | 'counted'
  readonly part: Part
}

/** Describes a change without its price; if two parts changed, both. */
export function changeWords({ kind, part, count, present = 0, also }: EstimateChange): string {
  if (also && part) return bothWords(kind, part, also)
  if (count !== undefined) {
    return `부품 ${count}개를 담았어요${present > 0 ? ` (${present}개는 이미 있어요)` : ''}`
  }
  const noun = part ? kindLabel(part.kind) : '부품'
  const label = withEul(noun)
  switch (kind) {
    case 'added':
      return `${label} 담았어요`
    case 'swapped':
      return `${label} 바꿨어요`
    case 'removed':
      return `${label} 뺐어요`
    case 'counted':
      return `${noun} 수량을 바꿨어요`
    case 'pcs':
      return 'PC 대수를 바꿨어요'
    case 'cleared':
      return '견적을 비웠어요'
    case 'started':
      return '구성을 불러왔어요'
    case 'undone':
      return '되돌렸어요'
    case 'redone':
      return '다시 바꿨어요'
    case 'present':
      return part ? '이미 담겨 있는 상품이에요' : '고른 상품이 모두 이미 담겨 있어요'
    case 'full':
      return '견적에 더 담을 수 없어요. 부품을 빼고 다시 담아 주세요'
  }
}

/** 'CPU·메인보드를 바꿨어요', '쿨러를 담고 CPU를 바꿨어요' */
function bothWords(kind: EstimateChange['kind'], part: Part, also: ChangedPart): string {
  const nouns = [kindLabel(part.kind), kindLabel(also.part.kind)] as const
  if (kind === also.kind && kind !== 'counted') {
    return `${withEul(nouns.join('·'))} ${kind === 'added' ? '담았어요' : '바꿨어요'}`
  }
  const first = `${withEul(nouns[0])} ${kind === 'added' ? '담고' : '바꾸고'}`
  return `${first} ${changeWords({ kind: also.kind, part: also.part, difference: null })}`
}

function withEul(noun: string): string {
  return noun + particleEul(noun)
}
