export { areStated } from './are-stated.ts'
export { type Choice, cardChoices, membershipChoices, mostPieces, regionChoices } from './choices.ts'
export { describeTerms } from './describe-terms.ts'
export {
  cardToggled,
  cashToggled,
  membershipToggled,
  quantityChosen,
  regionChosen,
  termsReset,
} from './edit-model.ts'
export { $paymentTerms } from './model.ts'
