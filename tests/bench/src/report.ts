/** What a section found, ready to print. */
export interface Section {
  readonly title: string
  readonly table: Table
  readonly goals?: readonly Goal[]
  /** Figures that hold on any machine, to be compared with those that are checked in. */
  readonly ratios?: readonly Ratio[]
  /** What one has to know to read the figures. */
  readonly notes?: readonly string[]
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface Goal {
  readonly name: string
  readonly measured: number
  readonly sense: 'at least' | 'at most'
  readonly limit: number
}

export interface Ratio {
  readonly name: string
  readonly value: number
  readonly better: 'more' | 'less'
}

export function goal(name: string, measured: number, sense: Goal['sense'], limit: number): Goal {
  return { name, measured, sense, limit }
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const precise = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

/** Formats a figure: thousands separated, no more digits than were measured. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return (Math.abs(value) >= 100 ? whole : precise).format(value)
}

/** A section as text for a terminal. */
export function formatSection({ title, table, goals = [], ratios = [], notes = [] }: Section): string {
  const verdicts = goals.map(({ name, measured, sense, limit }) => {
    const isMet = sense === 'at least' ? measured >= limit : measured <= limit
    return `  ${isMet ? '✓ met    ' : '✗ not met'}  ${name}: ${figure(measured)}, goal ${sense} ${figure(limit)}`
  })
  const kept = ratios.map(({ name, value }) => `  ratio ${name}: ${value.toPrecision(3)}`)
  const remarks = notes.map(note => `  · ${note}`)
  return [`\n${title}\n`, formatTable(table), ...verdicts, ...kept, ...remarks].join('\n')
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
