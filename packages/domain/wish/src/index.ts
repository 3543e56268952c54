export { $wishes, wishToggled, wishTold } from './model.ts'
export { type Wish, wishOf } from './wish-states.ts'
