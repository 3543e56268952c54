import { merge } from 'effector'
import { nothingAdded } from './adding-model.ts'
import { draftContinued } from './draft-model.ts'

/** Replaces the address by this query, without an edit of the shopper. */
export const addressSettled = merge([draftContinued, nothingAdded])
