import { $paymentTerms, areStated, describeTerms } from '@jeoul/personal-price'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { termsRequested } from './terms-requested.ts'

type TermsButtonProps = {
  /** Whether to leave out the terms themselves, if there is no room. */
  readonly isBrief?: boolean
}

/** Opens the form of 내 결제조건 from a header or a list, and names the terms that are set. */
export function TermsButton({ isBrief = false }: TermsButtonProps) {
  const terms = useUnit($paymentTerms)
  const open = useUnit(termsRequested)
  return (
    <Button tone="quiet" aria-haspopup="dialog" onClick={() => open()}>
      내 결제조건{!isBrief && areStated(terms) && <b>{describeTerms(terms)}</b>}
    </Button>
  )
}
