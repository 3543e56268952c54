export { CompareBoard } from './compare-board.tsx'
export { TooFew } from './too-few.tsx'
