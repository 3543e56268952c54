export { NothingFound } from './nothing-found.tsx'
export { SearchHeading } from './search-heading.tsx'
