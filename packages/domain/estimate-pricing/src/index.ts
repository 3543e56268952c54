export { beginPc, canChoose, changeEach, chooseOption, maxPcs } from './assembled-pc.ts'
export { type Installments, installmentsOf } from './installments.ts'
export { chosenParts, isChosen, optionDifference, partIdOf } from './option-difference.ts'
