import { $paymentTerms, areStated } from '@jeoul/personal-price'
import { useUnit } from 'effector-react'
import { $hasHistory, $shownHistory } from './open-history.ts'
import { OutcomeLine } from './outcome-line.tsx'

/** The outcome for the open product, by the period of its price history; nothing if the host has no histories. */
export function ItemOutcome() {
  const [hasHistory, shown, terms] = useUnit([$hasHistory, $shownHistory, $paymentTerms])
  if (!hasHistory) return null
  return (
    <OutcomeLine
      judgement={shown?.judgement}
      judged={shown?.judged ?? 3}
      href="#history"
      // The price above is the shopper's own, and histories record what anyone pays.
      note={areStated(terms) ? ' (누구나 사는 가격 기준)' : ''}
    />
  )
}
