import { writeFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { describeOutages } from './hosts/describe-outages.ts'
import { type OutageTrial, surveyOutages } from './hosts/outage-survey.ts'

/** The share of all trials to make and to report. */
const chosen = process.env.JEOUL_HOST_FAULTS
const share = chosen === 'all' ? 1 : Number(chosen)
const report = new URL('../host-faults.md', import.meta.url)

/** Imported only where trials are made, since compiling them takes ten seconds. */
async function loadSites() {
  const [desktop, mobile] = await Promise.all([
    import('@jeoul/web-desktop/src/site.ts'),
    import('@jeoul/web-mobile/src/site.ts'),
  ])
  return { desktop: { site: desktop.site, isMobile: false }, phone: { site: mobile.site, isMobile: true } }
}

test.runIf(chosen)(
  'whatever one operation answers, its page comes in time, and as usual once the host is well',
  async () => {
    for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockReturnValue()
    const trials: OutageTrial[] = []
    for await (const trial of surveyOutages(await loadSites(), share)) trials.push(trial)
    await writeFile(report, describeOutages(trials, share))
    const failed = trials.filter(({ faults }) => faults.length > 0)
    expect(failed.map(trial => Object.values(trial).join(' | '))).toEqual([])
    expect(trials.length).toBeGreaterThan(0)
  },
  7_200_000,
)
