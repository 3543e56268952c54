export {
  type OptimisticReaction,
  shownReaction,
  withAnswer,
  withoutPresses,
  withPress,
} from './optimistic-reaction.ts'
export { type Press, type Reaction, react, shownCount } from './react.ts'
