import styles from './history.module.css'
import type { ShownHistory } from './shown-history.ts'
import { dayName, personalWords, runWords } from './words.ts'

type DayReaderProps = {
  readonly shown: ShownHistory
  /** The selected day, in days since 1970-01-01. */
  readonly day: number
  readonly onRead: (day: number) => void
}

/**
 * Shows the price of one day; the day is chosen by keyboard, by finger, or on the chart. Without scripts it
 * is today, and cannot be changed.
 */
export function DayReader({ shown: { runs, first, today, personalPriceOf }, day, onRead }: DayReaderProps) {
  const run = runs.find(({ from, to }) => from <= day && day <= to)
  const personal = run && personalPriceOf ? [`내 결제가 ${personalWords(run, personalPriceOf)}`] : []
  const words = `${dayName(day)} ${run ? [runWords(run), ...personal].join(' · ') : '관측 없음'}`
  return (
    <>
      <p translate="no">{words}</p>
      <input
        className={styles.slider}
        type="range"
        aria-label="가격을 볼 날짜"
        aria-valuetext={words}
        min={first}
        max={today}
        value={day}
        onChange={event => onRead(event.target.valueAsNumber)}
      />
    </>
  )
}
