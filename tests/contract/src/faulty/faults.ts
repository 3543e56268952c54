import { answerFaults } from './answer-faults.ts'
import { countFaults } from './count-faults.ts'
import type { Fault } from './fault.ts'
import { listFaults } from './list-faults.ts'
import { lostWriteFault } from './lost-write-fault.ts'
import { refusalFaults } from './refusal-faults.ts'
import { writeFaults } from './write-faults.ts'

/** All faults that the runner has to find. */
export const faults: readonly Fault[] = [
  ...answerFaults,
  ...countFaults,
  ...listFaults,
  ...refusalFaults,
  ...writeFaults,
  lostWriteFault,
]
