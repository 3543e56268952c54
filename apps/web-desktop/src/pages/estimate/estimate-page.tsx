import { ComingEstimate } from '@jeoul/feature-estimate'
import { Departments } from '../../shared/departments.tsx'
import { SeenItems } from '../../shared/seen-items.tsx'

/** Leads to the categories of parts, until there are estimates. */
export default function EstimatePage() {
  return (
    <>
      <ComingEstimate />
      <SeenItems />
      <Departments />
    </>
  )
}
