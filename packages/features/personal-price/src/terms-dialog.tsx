import {
  $paymentTerms,
  cardChoices,
  cardToggled,
  cashToggled,
  membershipChoices,
  membershipToggled,
  quantityChosen,
  regionChoices,
  regionChosen,
  termsReset,
} from '@jeoul/personal-price'
import { $openProduct } from '@jeoul/product'
import { closeLayer } from '@jeoul/router'
import { Button, Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { QuantityField } from './quantity-field.tsx'
import { TermsForm } from './terms-form.tsx'

const choicesOf = (names: readonly string[]) => names.map(name => ({ value: name, label: name }))
const choices = {
  cards: choicesOf(cardChoices),
  memberships: choicesOf(membershipChoices),
  regions: regionChoices,
}

/** The form of the shopper's payment terms. Every change takes effect at once. */
export default function TermsDialog() {
  const [terms, close, reset] = useUnit([$paymentTerms, closeLayer, termsReset])
  const [card, cash, membership, region] = useUnit([
    cardToggled,
    cashToggled,
    membershipToggled,
    regionChosen,
  ])
  const [product, chooseQuantity] = useUnit([$openProduct, quantityChosen])
  const clear = () => {
    reset()
    if (product) chooseQuantity({ itemId: product.itemId, pieces: 1 })
  }
  return (
    <Dialog
      title="내 결제조건"
      onClose={close}
      footer={
        <>
          <Button onClick={clear}>초기화</Button>
          <Button tone="solid" onClick={() => close()}>
            이 조건으로 보기
          </Button>
        </>
      }
    >
      <TermsForm
        terms={terms}
        choices={choices}
        onCard={card}
        onCash={() => cash()}
        onMembership={membership}
        onRegion={region}
      >
        {product && <QuantityField itemId={product.itemId} />}
      </TermsForm>
    </Dialog>
  )
}
