import type { PartFigures, PartKind } from '@jeoul/api/types'
import type { Build, Piece } from './build.ts'

/** The name of each rule on screen, in the order in which findings of one outcome are shown. */
export const ruleNames = {
  'one-of-each': '부품 수',
  socket: 'CPU 소켓',
  chipset: '칩셋·BIOS',
  'memory-type': '메모리 규격',
  'memory-form': '메모리 형태',
  'memory-slots': '메모리 슬롯',
  'memory-capacity': '메모리 용량',
  'memory-ecc': 'ECC·레지스터드',
  'memory-mix': '메모리 구성',
  'board-form': '메인보드 크기',
  'gpu-length': '그래픽카드 길이',
  'gpu-radiator': '전면 라디에이터',
  'cooler-height': '쿨러 높이',
  'cooler-socket': '쿨러 소켓',
  'cooler-heat': '쿨러 발열 처리',
  radiator: '라디에이터 자리',
  'power-form': '파워 규격',
  'power-length': '파워 길이',
  wattage: '파워 용량',
  'gpu-power': '그래픽카드 권장 파워',
  'cpu-plugs': 'CPU 보조전원',
  'gpu-plugs': '그래픽카드 보조전원',
  'sata-plugs': 'SATA 전원',
  m2: 'M.2 슬롯',
  sata: 'SATA 포트',
  bays: '드라이브 베이',
  picture: '화면 출력',
  cooling: 'CPU 쿨러',
} as const

export type RuleId = keyof typeof ruleNames

/** The outcomes of a rule, the worst first. */
export const outcomes = ['problem', 'warning', 'conditional', 'unknown', 'pass'] as const

export type Outcome = (typeof outcomes)[number]

/** 문제 / 주의 / 조건부 / 확인불가 / 통과 (assumed). */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  problem: '문제',
  warning: '주의',
  conditional: '조건부',
  unknown: '확인불가',
  pass: '통과',
}

/** A value that a finding is based on, and the part whose figures state it. */
export interface Source {
  readonly partId: string
  /** Korean label of the value: `그래픽카드 길이`. */
  readonly label: string
  /** As shown, with its unit: `357.6 mm`; null if the part's figures do not state it. */
  readonly value: string | null
  /** The page that states it, such as the maker's, if the host knows one. */
  readonly page?: string
}

/** The result of one rule for some parts of a build. */
export interface Finding {
  readonly rule: RuleId
  readonly outcome: Outcome
  /** The parts it is about. */
  readonly partIds: readonly string[]
  /** In Korean, with the values that were compared. */
  readonly text: string
  readonly sources: readonly Source[]
}

/** The worst outcome of findings; `pass` if there are none. */
export function worstOf(findings: readonly { readonly outcome: Outcome }[]): Outcome {
  return outcomes.find(outcome => findings.some(finding => finding.outcome === outcome)) ?? 'pass'
}

/** The result of a rule; the caller adds the rule's id. */
export interface Verdict {
  readonly outcome: Outcome
  readonly pieces: readonly Piece[]
  readonly text: string
  readonly sources: readonly Source[]
}

export interface Rule {
  readonly id: RuleId
  /**
   * The kinds and the figures of each that the rule reads. Changes of other figures leave its outcomes unchanged. It
   * also depends on how many parts of a kind there are, and whether they are the same part.
   */
  readonly reads: Readonly<Partial<Record<PartKind, readonly (keyof PartFigures)[]>>>
  /** Whether it asks for a missing part, which the shopper may still add. */
  readonly asksForMore?: true
  readonly check: (build: Build) => readonly Verdict[]
}
