import { SearchHeading as Heading } from '@jeoul/search-views'
import { hrefOf } from './href-of.ts'

/** What was searched for, and where it is found. */
export default function SearchHeading() {
  return <Heading hrefOf={hrefOf} />
}
