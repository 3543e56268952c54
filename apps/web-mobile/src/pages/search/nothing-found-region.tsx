import { NothingFound as Nothing } from '@jeoul/feature-search'
import ChoicesTooNarrow from '../list/nothing-found-region.tsx'
import { hrefOf } from './href-of.ts'

/** Why the search has no results, and the ways on. */
export default function NothingFound() {
  return <Nothing hrefOf={hrefOf} ChoicesTooNarrow={ChoicesTooNarrow} />
}
