import { ComingEstimate } from '@jeoul/feature-estimate'
import { AllCategories } from '../../shared/all-categories.tsx'
import { SeenItems } from '../../shared/seen-items.tsx'

/** Leads to the categories of parts, until there are estimates. */
export default function EstimatePage() {
  return (
    <>
      <ComingEstimate />
      <SeenItems />
      <AllCategories />
    </>
  )
}
