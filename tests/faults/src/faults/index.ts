import type { Fault } from '../fault.ts'
import { answerFaults } from './answers.ts'
import { browserFaults } from './browser.ts'
import { listFaults } from './lists.ts'
import { mockFaults } from './mock.ts'
import { priceFaults } from './prices.ts'
import { serverFaults } from './server.ts'
import { viewFaults } from './views.ts'
import { visitorFaults } from './visitors.ts'

/** All faults, by area. */
export const faults: readonly Fault[] = [
  ...priceFaults,
  ...listFaults,
  ...answerFaults,
  ...visitorFaults,
  ...viewFaults,
  ...browserFaults,
  ...serverFaults,
  ...mockFaults,
]
