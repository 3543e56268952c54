import { formatWon } from '@jeoul/format'
import { useId, useState } from 'react'
import type { ChartShape, LineName } from './chart-shape.ts'
import { DayReader } from './day-reader.tsx'
import type { ShownHistory } from './shown-history.ts'
import { dayName, lineNames } from './words.ts'

type HistoryChartProps = { readonly shown: ShownHistory; readonly chart: ChartShape }

/** Pixels: the lines, and with them the dates below and the highest amount above. */
const height = 180
const above = 18
const below = 22

/**
 * Draws the prices as steps. Gaps stay empty and are shaded. Only the lines are stretched, so words are as large on a phone.
 * Colours are attributes, since the section's styles would weigh on every first visit.
 */
export function HistoryChart({ shown, chart }: HistoryChartProps) {
  const { first, today, runs } = shown
  const [read, setRead] = useState(today)
  const caption = useId()
  const day = Math.min(Math.max(read, first), today)
  const { width, ticks } = chart
  const bottom = above + height
  return (
    <figure aria-labelledby={caption}>
      <figcaption id={caption}>
        {chart.lines.map(({ name }) => (
          <span key={name}>
            <svg width="20" height="8" aria-hidden="true">
              <Stroke path="M0 4H20" {...looks[name]} wide />
            </svg>{' '}
            {lineNames[name]}
            {'\u2003'}
          </span>
        ))}
        {chart.gaps.length > 0 && '회색은 관측 없음'}
      </figcaption>
      <svg
        width="100%"
        height={bottom + below}
        aria-hidden="true"
        onPointerMove={event => setRead(dayUnder(event, first, width))}
        onPointerDown={event => setRead(dayUnder(event, first, width))}
      >
        <svg
          y={above}
          width="100%"
          height={height}
          viewBox={`0 0 ${width} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {chart.gaps.map(({ x, days }) => (
            <path key={x} fill="var(--bg-soft)" d={`M${x} 0h${days}v100h-${days}`} />
          ))}
          <Stroke path={`M0 0H${width}M0 50H${width}M0 100H${width}`} colour="line" />
          <Stroke path={`M${day - first + 0.5} 0V100`} colour="line-strong" />
          {chart.lines.map(({ name, path }) => (
            <Stroke key={name} path={path} {...looks[name]} wide />
          ))}
        </svg>
        <g fill="var(--text-soft)" stroke="var(--bg)" strokeWidth="4" paintOrder="stroke">
          {ticks.map((tick, place) => (
            <text key={tick} y={above - 4 + (place * height) / 2}>
              {formatWon(tick)}
            </text>
          ))}
          <text y={bottom + 16}>{dayName(first)}</text>
          <text x="50%" y={bottom + 16} textAnchor="middle">
            {dayName(first + Math.floor((width - 1) / 2))}
          </text>
          <text x="100%" y={bottom + 16} textAnchor="end">
            {dayName(today)}
          </text>
        </g>
      </svg>
      <DayReader runs={runs} first={first} today={today} day={day} onRead={setRead} />
    </figure>
  )
}

interface Look {
  /** A colour of the tokens. */
  readonly colour: string
  readonly dash?: string
}

const looks: Readonly<Record<LineName, Look>> = {
  any: { colour: 'brand' },
  own: { colour: 'red' },
  card: { colour: 'green', dash: '6 3' },
  cash: { colour: 'amber', dash: '2 3' },
  unsure: { colour: 'line-strong', dash: '1 3' },
}

type StrokeProps = Look & { readonly path: string; readonly wide?: boolean }

/** A line as wide on a phone as on a desktop. */
function Stroke({ path, colour, dash, wide }: StrokeProps) {
  return (
    <path
      d={path}
      fill="none"
      stroke={`var(--${colour})`}
      strokeWidth={wide ? 2 : 1}
      strokeDasharray={dash}
      vectorEffect="non-scaling-stroke"
    />
  )
}

type Pressed = { readonly clientX: number; readonly currentTarget: Element }

function dayUnder({ clientX, currentTarget }: Pressed, first: number, width: number): number {
  const { left, width: pixels } = currentTarget.getBoundingClientRect()
  return first + Math.floor(((clientX - left) / Math.max(1, pixels)) * width)
}
