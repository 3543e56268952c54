import { describeCoverage } from '@jeoul/contract-documents'
import { keptCoverage } from './keep-coverage.ts'

/** After a run: which operations both sites' tests asked of the mock. */
export default async function reportCoverage(): Promise<void> {
  const coverage = await keptCoverage()
  if (coverage) console.log(['', 'Both sites together:', ...describeCoverage(coverage)].join('\n'))
}
