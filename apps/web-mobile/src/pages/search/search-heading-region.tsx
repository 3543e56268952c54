import { SearchHeading as Heading } from '@jeoul/feature-search'
import { hrefOf } from './href-of.ts'

/** What was searched for, and where it is found. */
export default function SearchHeading() {
  return <Heading hrefOf={hrefOf} />
}
