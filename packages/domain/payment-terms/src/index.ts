export { type Choice, cardChoices, membershipChoices, mostPieces, regionChoices } from './choices.ts'
export { describeTerms } from './describe-terms.ts'
export {
  $isEditing,
  $paymentTerms,
  cardToggled,
  cashToggled,
  editClosed,
  editOpened,
  membershipToggled,
  quantityChosen,
  regionChosen,
  termsReset,
} from './model.ts'
