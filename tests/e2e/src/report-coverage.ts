import { describeCoverage } from '@jeoul/contract-documents'
import { keptCoverage } from './keep-coverage.ts'

/** Runs after the tests: reports which operations both sites' tests called. */
export default async function reportCoverage(): Promise<void> {
  const coverage = await keptCoverage()
  if (coverage) console.log(['', 'Both sites together:', ...describeCoverage(coverage)].join('\n'))
}
