import { describeTerms, type PaymentTerms } from '@jeoul/personal-price'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './terms-bar.module.css'
import { termsRequested } from './terms-requested.ts'

/** Says which terms prices are calculated by, and opens the form that changes them. */
export function TermsBar({ terms }: { readonly terms: PaymentTerms }) {
  const open = useUnit(termsRequested)
  return (
    <p className={styles.bar}>
      <span>내 결제조건</span>
      <strong>{describeTerms(terms)}</strong>
      <Button onClick={() => open()}>바꾸기</Button>
    </p>
  )
}
