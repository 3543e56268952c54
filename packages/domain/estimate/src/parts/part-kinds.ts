import type { PartKind, PartType } from '@jeoul/api/types'

interface KindFacts {
  readonly kind: PartKind
  /** "Items by type": 1 core parts, 2 peripherals, 3 software, 4 assembly service. */
  readonly type: PartType
  readonly label: string
  /** Whether a PC has at most one, so that another replaces it (assumed). */
  readonly isSingle: boolean
  /** Whether a PC works without it, so that its row is hidden by default (assumed). */
  readonly isExtra: boolean
}

const single = (type: PartType, kind: PartKind, label: string, isExtra = false): KindFacts => ({
  kind,
  type,
  label,
  isExtra,
  isSingle: true,
})
const several = (type: PartType, kind: PartKind, label: string, isExtra = false): KindFacts => ({
  kind,
  type,
  label,
  isExtra,
  isSingle: false,
})

/** The kinds of parts in the order of the sheet. */
export const partKinds: readonly KindFacts[] = [
  single(1, 'cpu', 'CPU'),
  single(1, 'cooler', '쿨러'),
  single(1, 'motherboard', '메인보드'),
  several(1, 'memory', '메모리'),
  single(1, 'gpu', '그래픽카드'),
  several(1, 'ssd', 'SSD'),
  several(1, 'hdd', '하드디스크', true),
  single(1, 'case', '케이스'),
  single(1, 'power', '파워'),
  several(2, 'monitor', '모니터'),
  several(2, 'keyboard', '키보드', true),
  several(2, 'mouse', '마우스', true),
  several(2, 'headset', '헤드셋', true),
  several(2, 'speaker', '스피커', true),
  single(3, 'os', '운영체제'),
  single(3, 'office', '오피스', true),
  single(4, 'assembly', '조립'),
  single(4, 'visit', '방문 설치', true),
  single(4, 'packing', '안전 포장', true),
]

export const typeLabels: Readonly<Record<PartType, string>> = {
  1: '핵심 부품',
  2: '주변기기',
  3: '소프트웨어',
  4: '조립 서비스',
}

const byKind = new Map<string, KindFacts>(partKinds.map(facts => [facts.kind, facts]))

/** The facts of a kind; undefined if this version does not know it. */
export function kindFacts(kind: string): KindFacts | undefined {
  return byKind.get(kind)
}

export function kindLabel(kind: PartKind): string {
  return kindFacts(kind)?.label ?? '부품'
}
