import { useUnit } from 'effector-react'
import { $hasHistory, $shownHistory } from './open-history.ts'
import { OutcomeLine } from './outcome-line.tsx'

/** The outcome for the open product, by the period of its price history; nothing if the host has no histories. */
export function ItemOutcome() {
  const [hasHistory, shown] = useUnit([$hasHistory, $shownHistory])
  if (!hasHistory) return null
  return <OutcomeLine judgement={shown?.judgement} judged={shown?.judged ?? 3} href="#history" />
}
