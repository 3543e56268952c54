import { $findings } from '@jeoul/estimate'
import { type Finding, type Outcome, outcomeWords, type Source, worstOf } from '@jeoul/estimate/compatibility'
import { Badge } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './findings.module.css'

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

/** Shows what is wrong with one part, beside it. */
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
