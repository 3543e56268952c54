export { countChoices } from './count-choices.ts'
export { readFilterIndex } from './filter-index.ts'
export { filterIndexOpened } from './model.ts'
