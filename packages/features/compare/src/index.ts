export { Comparison } from './comparison.tsx'
export { TooFew } from './too-few.tsx'
