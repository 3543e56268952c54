import { writeFile } from 'node:fs/promises'
import { site as desktop } from '@jeoul/web-desktop/src/site.ts'
import { site as mobile } from '@jeoul/web-mobile/src/site.ts'
import { expect, test, vi } from 'vitest'
import { survey, type Trial } from './answers/survey.ts'
import { describeTrials } from './describe-trials.ts'

const sites = { desktop: { site: desktop, isMobile: false }, phone: { site: mobile, isMobile: true } }
/**
 * The share of all trials to make and to report; all of them take most of an hour. Unit tests make a sample of all
 * areas.
 */
const requested = process.env.JEOUL_MALFORMED_ANSWERS
const share = requested === 'all' ? 1 : Number(requested ?? 0.002)
const report = new URL('../malformed-answers.md', import.meta.url)

const fieldsIn = (trials: readonly Trial[]) =>
  new Set(trials.map(({ operation, field }) => `${operation} ${field}`)).size

const describeAnswers = (trials: readonly Trial[]) =>
  describeTrials(trials, {
    title: 'Malformed answers',
    intro: `Written by the run that [README.md](README.md) names, of ${share * 100} % of all trials. Each renders a page with one
malformed field in one answer; ${fieldsIn(trials)} fields were tried. A page survives if its header and its other rows are there,
and if it shows neither NaN and the like nor a price that the host did not send.`,
    tables: { 'By operation': 'operation', 'By page': 'page', 'By malformed value': 'value' },
    column: ['fields', fieldsIn],
  })

test(
  'a malformed field hides at most itself, its row or its block, never the page',
  async () => {
    for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockReturnValue()
    const trials: Trial[] = []
    for await (const trial of survey(sites, share)) trials.push(trial)
    if (requested !== undefined) await writeFile(report, describeAnswers(trials))
    const failed = trials.filter(({ faults }) => faults.length > 0)
    expect(failed.map(trial => Object.values(trial).join(' | '))).toEqual([])
    expect(trials.length).toBeGreaterThan(50)
  },
  requested === undefined ? undefined : 7_200_000,
)
