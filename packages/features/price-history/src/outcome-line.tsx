import { $paymentTerms, areStated } from '@jeoul/personal-price'
import type { Judgement, Period } from '@jeoul/price-history'
import { useUnit } from 'effector-react'
import styles from './outcome-line.module.css'
import { outcomeWords } from './words.ts'

type OutcomeLineProps = {
  /** Undefined until it is known; null if nothing was observed. */
  readonly judgement: Judgement | null | undefined
  /** The period in months that the judgement covers. */
  readonly judged: Period
  /** The address of the price history. */
  readonly href: string
}

/** Says beside a price how today's compares with the observed days. Its place is kept until that is known. */
export function OutcomeLine({ judgement, judged, href }: OutcomeLineProps) {
  const terms = useUnit($paymentTerms)
  const words = judgement && outcomeWords(judgement, judged)
  return (
    <div className={styles.line}>
      {words && (
        <a href={href} translate="no">
          <b>지금 살까요?</b> {words}
          {/* The price above is the shopper's own, and histories record what anyone pays. */}
          {areStated(terms) && ' (누구나 사는 가격 기준)'}
        </a>
      )}
    </div>
  )
}
