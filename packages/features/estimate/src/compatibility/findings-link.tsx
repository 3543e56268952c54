import { $findings } from '@jeoul/estimate'
import { outcomeWords, worstOf } from '@jeoul/estimate/compatibility'
import { useUnit } from 'effector-react'

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
