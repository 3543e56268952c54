import { formatWonRound } from '@jeoul/format'
import { $pageProps } from '@jeoul/page'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import type { ChartShape, LineName } from './chart-shape.ts'
import { DayReader } from './day-reader.tsx'
import type { ShownHistory } from './shown-history.ts'
import { dayName, lineNames } from './words.ts'

type HistoryChartProps = { readonly shown: ShownHistory; readonly chart: ChartShape }

/** In pixels: the lines, the room above for half of the highest amount, and the room below for the dates. */
const height = 180
const above = 8
const below = 22
/**
 * In percent of the width: room for the amounts beside the lines, such as 12,345만원, in letters of at most 3.9 % of the
 * screen.
 */
const beside = { desktop: 9, mobile: 23 }

/**
 * Draws the prices as steps. Gaps stay empty and are shaded. Only the lines are stretched, so text keeps its size on a
 * phone. Colours are attributes, because the section's styles would add to every first visit.
 */
export function HistoryChart({ shown, chart }: HistoryChartProps) {
  const { first, today } = shown
  const [read, setRead] = useState(today)
  const { isMobile } = useUnit($pageProps)
  const caption = useId()
  const day = Math.min(Math.max(read, first), today)
  const { width, ticks } = chart
  const bottom = above + height
  const left = isMobile ? beside.mobile : beside.desktop
  const readUnder = (event: Pressed) => setRead(dayUnder(event, left / 100, first, width))
  return (
    <figure aria-labelledby={caption}>
      <figcaption id={caption}>
        {chart.lines.map(({ name }) => (
          <span key={name}>
            <svg width="20" height="8" aria-hidden="true">
              <Stroke path="M0 4H20" {...looks[name]} />
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
        onPointerMove={readUnder}
        onPointerDown={readUnder}
      >
        <svg
          x={`${left}%`}
          y={above}
          width={`${100 - left}%`}
          height={height}
          viewBox={`0 0 ${width} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {chart.gaps.map(({ x, days }) => (
            <path key={x} fill="var(--bg-soft)" d={`M${x} 0h${days}v100h-${days}`} />
          ))}
          <Stroke path={`M0 0H${width}M0 50H${width}M0 100H${width}`} colour="line" width={1} />
          <Stroke path={`M${day - first + 0.5} 0V100`} colour="line-strong" width={1} />
          {chart.lines.map(({ name, path }) => (
            <Stroke key={name} path={path} {...looks[name]} />
          ))}
        </svg>
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
          <text x={`${left}%`} y={bottom + 16}>
            {dayName(first)}
          </text>
          <text x={`${50 + left / 2}%`} y={bottom + 16} textAnchor="middle">
            {dayName(first + Math.floor((width - 1) / 2))}
          </text>
          <text x="100%" y={bottom + 16} textAnchor="end">
            {dayName(today)}
          </text>
        </g>
      </svg>
      <DayReader shown={shown} day={day} onRead={setRead} />
    </figure>
  )
}

interface Look {
  /** A colour token. */
  readonly colour: string
  readonly dash?: string
  /** In pixels; 2 by default. */
  readonly width?: number
}

/**
 * No two lines differ by colour alone. The shopper's own line is a wide band below the others, so that both are visible
 * where they meet.
 */
const looks: Readonly<Record<LineName, Look>> = {
  any: { colour: 'brand' },
  own: { colour: 'red', width: 5 },
  card: { colour: 'green', dash: '6 3' },
  cash: { colour: 'amber', dash: '2 3' },
  unsure: { colour: 'line-strong', dash: '1 3' },
}

type StrokeProps = Look & { readonly path: string }

/** A line of the same width on phones and desktops. */
function Stroke({ path, colour, dash, width = 2 }: StrokeProps) {
  return (
    <path
      d={path}
      fill="none"
      stroke={`var(--${colour})`}
      strokeWidth={width}
      strokeDasharray={dash}
      vectorEffect="non-scaling-stroke"
    />
  )
}

type Pressed = { readonly clientX: number; readonly currentTarget: Element }

/** @param beside the share of the chart's width that the amounts beside the lines take, 0 to 1 */
function dayUnder({ clientX, currentTarget }: Pressed, beside: number, first: number, width: number): number {
  const { left, width: pixels } = currentTarget.getBoundingClientRect()
  const part = ((clientX - left) / Math.max(1, pixels) - beside) / (1 - beside)
  return first + Math.floor(part * width)
}
