import { merge } from 'effector'
import { nothingAdded } from './adding-model.ts'
import { draftContinued } from './draft-model.ts'

/** The address is to be that of this query, though the shopper changed nothing. */
export const addressSettled = merge([draftContinued, nothingAdded])
