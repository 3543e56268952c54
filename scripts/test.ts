/** Runs all tests, including browser tests; installs browsers that are missing. */
import { checks } from './checks.ts'
import { ensureBrowsers } from './ensure-browsers.ts'
import { runSteps, type Step } from './run-steps.ts'

ensureBrowsers()

process.exitCode = await runSteps([
  ...checks,
  [
    { name: 'build', run: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
    { name: 'static demo', run: ['node', 'scripts/demo.ts'] },
  ],
  // Only CI audits, so that the tests also run offline.
  ...(process.env.CI === 'true' ? [{ name: 'audit', run: ['node', 'scripts/audit.ts'] } satisfies Step] : []),
  { name: 'stable ids of stores', run: ['node', 'scripts/check-built-sids.ts'] },
  { name: 'oldest browsers', run: ['node', 'scripts/check-floor.ts'] },
  { name: 'bytes of a first visit', run: ['size-limit'] },
  {
    name: 'both sites in a browser',
    run: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
  },
  {
    name: 'journeys in three engines',
    run: ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts'],
  },
])
