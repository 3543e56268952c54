import { $siteProps } from '@jeoul/page'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { above, ChartLabels, height } from './chart-labels.tsx'
import type { ChartShape } from './chart-shape.ts'
import { DayReader } from './day-reader.tsx'
import type { ShownHistory } from './shown-history.ts'
import { looks, Stroke } from './stroke.tsx'
import { lineNames } from './words.ts'

type HistoryChartProps = { readonly shown: ShownHistory; readonly chart: ChartShape }

/** Room below the lines for the dates, in pixels. */
const below = 22
/**
 * In percent of the width: room for the amounts beside the lines, such as 12,345만원, in letters of at most 3.9 % of the
 * screen on a phone. On a desktop three digits have room at double text size; what is longer begins in the page's margin.
 */
const beside = { desktop: 11, mobile: 23 }

/**
 * Draws the prices as steps. Gaps stay empty and are shaded. Only the lines are stretched, so text keeps its size on a
 * phone. Colours are attributes, because the section's styles would add to every first visit.
 */
export function HistoryChart({ shown, chart }: HistoryChartProps) {
  const { first, today } = shown
  const [read, setRead] = useState(today)
  const { isMobile } = useUnit($siteProps)
  const caption = useId()
  const day = Math.min(Math.max(read, first), today)
  const { width } = chart
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
        {chart.gaps.length > 0 && <span>회색은 관측 없음</span>}
      </figcaption>
      <div translate="no">
        <svg
          width="100%"
          height={above + height + below}
          overflow="visible"
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
          <ChartLabels chart={chart} first={first} left={left} />
        </svg>
      </div>
      <DayReader shown={shown} day={day} onRead={setRead} />
    </figure>
  )
}

type Pressed = { readonly clientX: number; readonly currentTarget: Element }

/** @param beside the share of the chart's width that the amounts beside the lines take, 0 to 1 */
function dayUnder({ clientX, currentTarget }: Pressed, beside: number, first: number, width: number): number {
  const { left, width: pixels } = currentTarget.getBoundingClientRect()
  const part = ((clientX - left) / Math.max(1, pixels) - beside) / (1 - beside)
  return first + Math.floor(part * width)
}
