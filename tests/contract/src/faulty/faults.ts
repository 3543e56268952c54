import { answerFaults } from './answer-faults.ts'
import { choiceFaults } from './choice-faults.ts'
import { countFaults } from './count-faults.ts'
import type { Fault, Seed } from './fault.ts'
import { headerFaults } from './header-faults.ts'
import { listFaults } from './list-faults.ts'
import { lostWriteFault } from './lost-write-fault.ts'
import { mistakeFaults } from './mistake-faults.ts'
import { figureMistakes } from './mistakes/figure-mistakes.ts'
import { itemMistakes } from './mistakes/item-mistakes.ts'
import { listMistakes } from './mistakes/list-mistakes.ts'
import { transportMistakes } from './mistakes/transport-mistakes.ts'
import { writeMistakes } from './mistakes/write-mistakes.ts'
import { pageFaults } from './page-faults.ts'
import { partFaults } from './part-faults.ts'
import { refusalFaults } from './refusal-faults.ts'
import { headerSeeds } from './seeds/header-seeds.ts'
import { listSeeds } from './seeds/list-seeds.ts'
import { pageSeeds } from './seeds/page-seeds.ts'
import { reviewSeeds } from './seeds/review-seeds.ts'
import { textFaults } from './text-faults.ts'
import { writeFaults } from './write-faults.ts'

/** Faults that the runner has to find, at least one for every check. */
export const faults: readonly Fault[] = [
  ...answerFaults,
  ...choiceFaults,
  ...countFaults,
  ...headerFaults,
  ...listFaults,
  ...mistakeFaults,
  ...pageFaults,
  ...partFaults,
  ...refusalFaults,
  ...textFaults,
  ...writeFaults,
  lostWriteFault,
]

/** More faults, some of which it may miss. `count-caught.ts` counts them. */
export const seeds: readonly Seed[] = [...headerSeeds, ...listSeeds, ...pageSeeds, ...reviewSeeds]

/** Further faults, written from the documents alone, without knowledge of the laws. Counted the same way. */
export const mistakes: readonly Seed[] = [
  ...listMistakes,
  ...itemMistakes,
  ...figureMistakes,
  ...writeMistakes,
  ...transportMistakes,
]
