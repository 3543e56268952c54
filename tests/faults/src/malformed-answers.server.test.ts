import { writeFile } from 'node:fs/promises'
import { site as desktop } from '@jeoul/web-desktop/src/site.ts'
import { site as mobile } from '@jeoul/web-mobile/src/site.ts'
import { expect, test, vi } from 'vitest'
import { describeSurvey } from './answers/describe-survey.ts'
import { survey, type Trial } from './answers/survey.ts'

const sites = { desktop: { site: desktop, isMobile: false }, phone: { site: mobile, isMobile: true } }
/**
 * The share of all trials to make and to report; all of them take most of an hour. Unit tests make a sample of all
 * areas.
 */
const requests = process.env.JEOUL_MALFORMED_ANSWERS
const share = requests === 'all' ? 1 : Number(requests ?? 0.002)
const report = new URL('../malformed-answers.md', import.meta.url)

test(
  'a malformed field hides at most itself, its row or its block, never the page',
  async () => {
    for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockReturnValue()
    const trials: Trial[] = []
    for await (const trial of survey(sites, share)) trials.push(trial)
    if (requests !== undefined) await writeFile(report, describeSurvey(trials, share))
    const failed = trials.filter(({ faults }) => faults.length > 0)
    expect(failed.map(trial => Object.values(trial).join(' | '))).toEqual([])
    expect(trials.length).toBeGreaterThan(50)
  },
  requests === undefined ? undefined : 7_200_000,
)
