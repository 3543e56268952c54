export { beginPc, canChoose, changeEach, chooseOption, maxPcs } from './assembled-pc.ts'
export { type Installments, installmentsOf } from './installments.ts'
export { isChosen, optionDifference } from './option-difference.ts'
