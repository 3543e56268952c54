import {
  ChangeToast,
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

export { page } from '@jeoul/feature-estimate/page'

/** Puts a PC together: the sheet, with its total and compatibility beside it. The whole estimate is in the address. */
export default function EstimatePage() {
  return (
    <>
      <h1 className={styles.title}>PC 견적</h1>
      <div className={styles.columns}>
        <Suspense>
          <EstimateSheet />
        </Suspense>
        <Suspense>
          <div className={styles.aside}>
            <EstimateTotals />
            <FindingsPanel />
            <PowerBar />
            <SuggestionsPanel />
            <SharePanel />
            <SavedPanel />
          </div>
        </Suspense>
      </div>
      <Suspense>
        <PurchasePlan />
        <SideBySide />
      </Suspense>
      <pickerLayer.Slot />
      <SecondService />
      <ChangeToast />
      <PrintSheet />
    </>
  )
}
