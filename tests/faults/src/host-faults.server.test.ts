import { writeFile } from 'node:fs/promises'
import { site as desktop } from '@jeoul/web-desktop/src/site.ts'
import { site as mobile } from '@jeoul/web-mobile/src/site.ts'
import { expect, test, vi } from 'vitest'
import { describeTrials } from './describe-trials.ts'
import { type OutageTrial, surveyOutages } from './hosts/outage-survey.ts'

/** The share of all trials to make and to report. Unit tests make a small one, always the same. */
const requested = process.env.JEOUL_HOST_FAULTS
const share = requested === 'all' ? 1 : Number(requested ?? 0.003)
const report = new URL('../host-faults.md', import.meta.url)

const sites = { desktop: { site: desktop, isMobile: false }, phone: { site: mobile, isMobile: true } }

const describeOutages = (trials: readonly OutageTrial[]) =>
  describeTrials(trials, {
    title: 'Faults of the hosts',
    intro: `Written by the run that [README.md](README.md) names, of ${share * 100} % of all trials. Each opens a page while one of its
operations is answered badly. A page survives if it comes in time, with its header and without nonsense, its status says
what is missing, the log names the call, and the next visitor after the outage gets the page as usual. A 503 is a page
without its main answer; a server that had an answer before may not send one. If an assumed operation has never
answered, a gateway's 404 counts as its absence for 30 seconds: the page does without it, and neither log nor recovery
is checked. A 401 to a member's call ends the login, which is no failure to log.`,
    tables: {
      'By fault': 'fault',
      'By operation': 'operation',
      'By page': 'page',
      'By earlier answers': 'before',
    },
    column: ['503', group => group.filter(({ status }) => status === 503).length],
  })

test(
  'whatever one operation answers, its page comes in time, and as usual once the host is well',
  async () => {
    for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockReturnValue()
    const trials: OutageTrial[] = []
    for await (const trial of surveyOutages(sites, share)) trials.push(trial)
    if (requested !== undefined) await writeFile(report, describeOutages(trials))
    const failed = trials.filter(({ faults }) => faults.length > 0)
    expect(failed.map(trial => Object.values(trial).join(' | '))).toEqual([])
    expect(trials.length).toBeGreaterThan(10)
  },
  requested === undefined ? undefined : 7_200_000,
)
