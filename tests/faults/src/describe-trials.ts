interface Tried {
  /** What was wrong with the page; empty if it survived. */
  readonly faults: readonly string[]
}

interface Report<Trial> {
  readonly title: string
  /** What was tried, and what it means to survive. */
  readonly intro: string
  /** The field of a trial that each table groups by, by the heading of the table. */
  readonly tables: Readonly<Record<string, keyof Trial & string>>
  /** One more column of each table, and its figure for the trials of a row. */
  readonly column: readonly [name: string, countIn: (trials: readonly Trial[]) => number]
}

/** Formats trials as a Markdown report: tables of how many survived, and a list of those that failed. */
export function describeTrials<Trial extends Tried>(
  trials: readonly Trial[],
  { title, intro, tables, column: [name, countIn] }: Report<Trial>,
): string {
  const sections = Object.entries(tables).map(([heading, key]) => {
    const groups = [...Map.groupBy(trials, trial => String(trial[key]))].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )
    const rows = groups.map(([value, group]) => [
      value,
      ...[group.length, survivorsOf(group), countIn(group)].map(String),
    ])
    return `## ${heading}\n\n${markdownTable([[key, 'tried', 'survived', name], ...rows])}`
  })
  const failed = trials.filter(({ faults }) => faults.length > 0)
  return `# ${title}

${intro} ${survivorsOf(trials)} of ${trials.length} pages survived.

${sections.join('\n')}
## What did not survive

${failed.length === 0 ? 'Nothing.' : failed.map(trial => `- ${Object.values(trial).join(', ')}`).join('\n')}
`
}

function survivorsOf(trials: readonly Tried[]): number {
  return trials.filter(({ faults }) => faults.length === 0).length
}

/** @param rows the first one is the head of the table */
function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const lines = rows.map(
    row => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`)
  return `${lines.join('\n')}\n`
}
