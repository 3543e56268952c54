import { markdownTable } from '../markdown-table.ts'
import type { Trial } from './survey.ts'

/** Formats the trials and their results as Markdown tables. */
export function describeSurvey(trials: readonly Trial[], share: number): string {
  const fields = new Set(trials.map(({ operation, field }) => `${operation} ${field}`)).size
  const failed = trials.filter(isFailed)
  return `# Malformed answers

Written by the run that [README.md](README.md) names, ${share === 1 ? 'of all trials' : `of ${share * 100} % of all trials, spread over all pages`}. ${trials.length} pages were drawn, each with one of ${fields} fields
of an answer malformed; ${trials.length - failed.length} survived: the page is there with its header and its other rows, says no
nonsense, and shows no price that was none.

## By operation

${table(trials, 'operation')}
## By page

${table(trials, 'page')}
## By what stood in the field

${table(trials, 'value')}
## What did not survive

${failed.length === 0 ? 'Nothing.' : failed.map(trial => `- ${Object.values(trial).join(', ')}`).join('\n')}
`
}

function table(trials: readonly Trial[], key: 'operation' | 'page' | 'value'): string {
  const groups = Object.entries(Object.groupBy(trials, trial => trial[key])).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const rows = groups.map(([name, group = []]) => [
    name,
    `${new Set(group.map(({ operation, field }) => `${operation} ${field}`)).size}`,
    `${group.length}`,
    `${group.length - group.filter(isFailed).length}`,
  ])
  return markdownTable([[key, 'fields', 'tried', 'survived'], ...rows])
}

function isFailed({ faults }: Trial): boolean {
  return faults.length > 0
}
