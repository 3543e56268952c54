import { writeFile } from 'node:fs/promises'
import { site as desktop } from '@jeoul/web-desktop/src/site.ts'
import { site as mobile } from '@jeoul/web-mobile/src/site.ts'
import { expect, test, vi } from 'vitest'
import { describeOutages } from './hosts/describe-outages.ts'
import { type OutageTrial, surveyOutages } from './hosts/outage-survey.ts'

/** The share of all trials to make and to report. Unit tests make a small one, always the same. */
const chosen = process.env.JEOUL_HOST_FAULTS
const share = chosen === 'all' ? 1 : Number(chosen ?? 0.003)
const report = new URL('../host-faults.md', import.meta.url)

const sites = { desktop: { site: desktop, isMobile: false }, phone: { site: mobile, isMobile: true } }

test(
  'whatever one operation answers, its page comes in time, and as usual once the host is well',
  async () => {
    for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockReturnValue()
    const trials: OutageTrial[] = []
    for await (const trial of surveyOutages(sites, share)) trials.push(trial)
    if (chosen !== undefined) await writeFile(report, describeOutages(trials, share))
    const failed = trials.filter(({ faults }) => faults.length > 0)
    expect(failed.map(trial => Object.values(trial).join(' | '))).toEqual([])
    expect(trials.length).toBeGreaterThan(10)
  },
  chosen === undefined ? undefined : 7_200_000,
)
