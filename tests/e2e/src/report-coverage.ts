import { describeCoverage } from '@jeoul/contract/documents'
import { savedCoverage } from './save-coverage.ts'

/** Runs after the tests: reports which operations both sites' tests called. */
export default async function reportCoverage(): Promise<void> {
  const coverage = await savedCoverage()
  if (coverage) console.log(['', 'Both sites together:', ...describeCoverage(coverage)].join('\n'))
}
