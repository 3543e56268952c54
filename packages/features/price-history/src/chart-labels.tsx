import { formatWonRound } from '@jeoul/format'
import type { ChartShape } from './chart-shape.ts'
import { dayName } from './words.ts'

/** The height of the lines in pixels, and the room above them for half of the highest amount. */
export const height = 180
export const above = 8

type ChartLabelsProps = {
  readonly chart: ChartShape
  /** The first day, in days since 1970-01-01. */
  readonly first: number
  /** Where the lines begin, in percent of the width. */
  readonly left: number
}

/** The amounts beside the lines, and the dates below their beginning, middle and end. */
export function ChartLabels({ chart: { width, ticks }, first, left }: ChartLabelsProps) {
  const y = above + height + 16
  return (
    <g fill="var(--text-soft)" fontSize="min(1rem, 3.9vw)">
      {ticks.map((tick, place) => (
        <text
          key={tick}
          x={`${left - 1}%`}
          y={above + (place * height) / 2}
          textAnchor="end"
          dominantBaseline="central"
        >
          {formatWonRound(tick)}
        </text>
      ))}
      <text x={`${left}%`} y={y}>
        {dayName(first)}
      </text>
      <text x={`${50 + left / 2}%`} y={y} textAnchor="middle">
        {dayName(first + Math.floor((width - 1) / 2))}
      </text>
      <text x="100%" y={y} textAnchor="end">
        {dayName(first + width - 1)}
      </text>
    </g>
  )
}
