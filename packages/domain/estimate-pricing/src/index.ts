export { beginPc, canChoose, changeEach, chooseOption, maxPcs } from './assembled-pc.ts'
export { type Installments, installmentsOf } from './installments.ts'
export { chosenProducts, isChosen, optionDifference } from './option-difference.ts'
