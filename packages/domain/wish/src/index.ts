export { wishIntended } from './intent-model.ts'
export { $wishes, savedItems, wishFailed, wishToggled, wishTold } from './model.ts'
export { type Wish, wishOf } from './wish-states.ts'
