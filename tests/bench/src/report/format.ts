import { spread } from '../statistics.ts'
import type { Goal, Section, Series, Table } from './section.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const precise = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

/** Formats a figure: thousands separated, no more digits than were measured. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return (Math.abs(value) >= 100 ? whole : precise).format(value)
}

/** A section as text for a terminal. */
export function formatSection({ title, tables, goals, notes }: Section): string {
  return [
    `\n${title}`,
    ...tables.map(table => `\n${formatTable(table)}`),
    ...(goals.length > 0 ? [''] : []),
    ...goals.map(formatGoal),
    ...notes.map(note => `  · ${note}`),
  ].join('\n')
}

function formatGoal({ name, measured, limit, sense, ratio, isMet }: Goal): string {
  const verdict = isMet ? '✓ met    ' : '✗ not met'
  return `  ${verdict}  ${name}: ${figure(measured)}, goal ${sense} ${figure(limit)} (${ratio.toFixed(2)} of it)`
}

/** The first column is left-aligned, figures are right-aligned. */
export function formatTable({ columns, rows }: Table): string {
  const lines = [columns, ...rows]
  const widths = columns.map((_, column) => Math.max(...lines.map(line => (line[column] ?? '').length)))
  return lines
    .map(line => {
      const cells = widths.map((width, column) => {
        const cell = line[column] ?? ''
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      return `  ${cells.join('  ')}`.trimEnd()
    })
    .join('\n')
}

/** The last line: the largest spread between runs. */
export function formatNoise(series: readonly Series[], load: number): string {
  const repeated = series
    .filter(({ runs, isSteady }) => isSteady && runs.length > 1)
    .map(({ name, runs }) => ({ name, share: spread(runs) }))
    .sort((a, b) => a.share - b.share)
  const middle = repeated[Math.floor((repeated.length - 1) / 2)]
  const widest = repeated.at(-1)
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const apart =
    middle && widest
      ? `runs of one figure lie ${percent(middle.share)} apart in the middle, ${percent(widest.share)} at most (${widest.name})`
      : 'one run each, so nothing to tell it by'
  return `Noise: ${apart}; the machine's load before the first run was ${load.toFixed(1)}.`
}
