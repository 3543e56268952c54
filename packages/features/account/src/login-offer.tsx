import { $siteLinks } from '@jeoul/ssr'
import { Button, ButtonLink, Dialog } from '@jeoul/ui'
import { loginDeclined, type LoginOffer as Offer } from '@jeoul/visitor/session'
import { useUnit } from 'effector-react'
import styles from './login-offer.module.css'
import { offerWords } from './offer-words.ts'

type LoginOfferProps = { readonly offer: Offer }

/** Offers to log in, now or later, and says what for. */
export default function LoginOffer({ offer }: LoginOfferProps) {
  const [{ login }, decline] = useUnit([$siteLinks, loginDeclined])
  const { title, why } = offerWords(offer)
  return (
    <Dialog
      title={title}
      onClose={decline}
      footer={
        <>
          <Button onClick={() => decline()}>나중에</Button>
          <ButtonLink tone="solid" href={login} target="_self">
            로그인
          </ButtonLink>
        </>
      }
    >
      <p className={styles.why}>{why}</p>
    </Dialog>
  )
}
