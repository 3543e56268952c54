export { countChoices } from './count-choices.ts'
export { type FilterIndex, readFilterIndex } from './filter-index.ts'
export { filterIndexOpened } from './model.ts'
