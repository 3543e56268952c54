export { wishIntended } from './intent-model.ts'
export { $wishes, savedItems, wishCountsListed, wishFailed, wishToggled, wishTold } from './model.ts'
export { type Wish, wishOf } from './wish-states.ts'
