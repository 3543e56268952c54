import {
  EstimateSheet,
  EstimateTotals,
  FindingsPanel,
  PowerBar,
  PrintSheet,
  PurchasePlan,
  pickerLayer,
  SavedPanel,
  SecondService,
  SharePanel,
  SideBySide,
  SuggestionsPanel,
} from '@jeoul/feature-estimate'
import { Suspense } from 'react'
import styles from './estimate-page.module.css'
import { TotalsBar } from './totals-bar.tsx'

export { page } from '@jeoul/feature-estimate/page'

/** Puts a PC together, in one column. The whole estimate is in the address; the page's header has its title. */
export default function EstimatePage() {
  return (
    <div className={styles.page}>
      <h1 className="sr-only">PC 견적</h1>
      <Suspense>
        <EstimateSheet />
      </Suspense>
      <Suspense>
        <FindingsPanel />
        <PowerBar />
        <SuggestionsPanel />
        <EstimateTotals />
        <PurchasePlan />
        <SideBySide />
        <SharePanel />
        <SavedPanel />
      </Suspense>
      <TotalsBar />
      <pickerLayer.Slot />
      <SecondService />
      <PrintSheet />
    </div>
  )
}
