export { beginPc, type ChosenPc, canChoose, changeEach, chooseOption } from './assembled-pc.ts'
export { type Installments, installmentsOf, interestWords } from './installments.ts'
export { chosenParts, isChosen, optionFigure, partIdOf } from './option-difference.ts'
export { maxPieces, quantityOf } from './quantity.ts'
