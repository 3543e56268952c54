import { $findings } from '@jeoul/estimate'
import { type Finding, type Outcome, outcomeWords, type Source, worstOf } from '@jeoul/estimate/compatibility'
import { Badge } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './findings.module.css'

/** Aspects that no rule checks, listed beside the findings (assumed). */
export const uncheckedNotes: readonly string[] = [
  '그래픽카드 두께와 케이스 확장 슬롯 수',
  '메모리 높이와 공랭 쿨러의 간섭',
  '메모리의 XMP·EXPO 속도가 나오는지',
  'M.2 슬롯을 쓸 때 느려지거나 꺼지는 PCIe 슬롯',
  'M.2 방열판의 높이',
  '팬·RGB·전면 USB 단자의 수',
  '메인보드가 출고될 때의 BIOS 버전',
  '모니터와 그래픽카드의 단자',
]

/** Identifies a finding in a list: two parts of a kind may have findings of one rule in the same words. */
export function findingKey({ rule, partIds, text }: Finding): string {
  return [rule, ...partIds, text].join(' ')
}

const tones = {
  problem: 'red',
  warning: 'amber',
  conditional: 'amber',
  unknown: 'plain',
  pass: 'green',
} as const

/** 문제, 주의, 조건부, 확인불가 or 통과. */
export function OutcomeBadge({ outcome }: { readonly outcome: Outcome }) {
  return <Badge tone={tones[outcome]}>{outcomeWords[outcome]}</Badge>
}

/** Links to the sources of the compared values; nothing if no page is known. */
export function SourceLinks({ sources }: { readonly sources: readonly Source[] }) {
  const pages = new Map(
    sources.flatMap(({ page, label }) => (page === undefined ? [] : [[page, label] as const])),
  )
  return [...pages].map(([page, label]) => (
    <a key={page} className={styles.source} href={page} target="_blank" rel="noopener noreferrer">
      {label} 자료 (새 창)
    </a>
  ))
}

/** Shows the problems and warnings of one part beside it. */
export function LineFindings({ partId }: { readonly partId: string }) {
  const findings = useUnit($findings)
  const shown = findings.filter(
    ({ outcome, partIds }) => partIds.includes(partId) && (outcome === 'problem' || outcome === 'warning'),
  )
  return shown.map(finding => (
    <span key={findingKey(finding)} className={styles.beside}>
      <OutcomeBadge outcome={finding.outcome} /> {finding.text}
    </span>
  ))
}

/**
 * Links to the findings with the worst outcome and how many have it, so that only an estimate without any doubt is
 * said to have no problem. Without findings it renders nothing.
 */
export function FindingsLink({ className }: { readonly className: string | undefined }) {
  const findings = useUnit($findings)
  if (findings.length === 0) return null
  const worst = worstOf(findings)
  const count = findings.filter(({ outcome }) => outcome === worst).length
  return (
    <a href="#findings" className={className} data-outcome={worst}>
      {worst === 'pass' ? '호환 문제 없음' : `호환 ${outcomeWords[worst]} ${count}`}
    </a>
  )
}
