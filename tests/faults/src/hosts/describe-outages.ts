import { markdownTable } from '../markdown-table.ts'
import type { OutageTrial } from './outage-survey.ts'

/** Formats the trials and their results as Markdown tables. */
export function describeOutages(trials: readonly OutageTrial[], share: number): string {
  const failed = trials.filter(isFailed)
  return `# Faults of the hosts

Written by the run that [README.md](README.md) names, ${share === 1 ? 'of all trials' : `of ${share * 100} % of all trials, spread over all pages`}. ${trials.length} pages were opened, each
while one of its operations was answered badly; ${trials.length - failed.length} survived: the page came in time, with its header and without
nonsense, its status said what was missing, the log named the call, and the next visitor after the outage got the page
as usual. A 503 is a page without what it is for; a server that had answered before may not send one. If an assumed
operation has never answered, a gateway's 404 counts as its absence for 30 seconds: the page does without it, and neither
log nor recovery is looked at ([decision 0060](../../docs/decisions/0060-hosts-that-fail-or-lie.md)). A 401 to a
member's call ends the login, which is no failure to log.

## By fault

${table(trials, 'fault')}
## By operation

${table(trials, 'operation')}
## By page

${table(trials, 'page')}
## By what the server knew

${table(trials, 'before')}
## What did not survive

${failed.length === 0 ? 'Nothing.' : failed.map(trial => `- ${Object.values(trial).join(', ')}`).join('\n')}
`
}

function table(trials: readonly OutageTrial[], key: 'fault' | 'operation' | 'page' | 'before'): string {
  const groups = Object.entries(Object.groupBy(trials, trial => trial[key])).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const rows = groups.map(([name, group = []]) => [
    name,
    `${group.length}`,
    `${group.length - group.filter(isFailed).length}`,
    `${group.filter(({ status }) => status === 503).length}`,
  ])
  return markdownTable([[key, 'tried', 'survived', '503'], ...rows])
}

function isFailed({ faults }: OutageTrial): boolean {
  return faults.length > 0
}
