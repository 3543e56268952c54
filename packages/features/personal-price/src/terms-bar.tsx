import { $paymentTerms, describeTerms } from '@jeoul/personal-price'
import { useClientValue } from '@jeoul/ssr'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './terms-bar.module.css'
import { termsLayer } from './terms-layer.ts'

/** Says by which terms prices are calculated, and opens the form that changes them. */
export function TermsBar() {
  const terms = useClientValue($paymentTerms)
  const open = useUnit(termsLayer.opened)
  return (
    <p className={styles.bar}>
      <span>내 결제조건</span>
      <strong>{describeTerms(terms)}</strong>
      <Button onClick={() => open('terms')}>바꾸기</Button>
    </p>
  )
}
