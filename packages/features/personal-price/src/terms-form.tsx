import { CheckRow, ChoiceGroup } from '@jeoul/ui'
import type { ReactNode } from 'react'
import styles from './terms-form.module.css'

type Choices<Value extends string> = ReadonlyArray<{ readonly value: Value; readonly label: string }>

type TermsFormProps<Region extends string> = {
  readonly terms: {
    readonly cards: readonly string[]
    readonly cash: boolean
    readonly memberships: readonly string[]
    readonly region: Region
  }
  readonly choices: {
    readonly cards: Choices<string>
    readonly memberships: Choices<string>
    readonly regions: Choices<Region>
  }
  readonly onCard: (card: string) => void
  readonly onCash: () => void
  readonly onMembership: (membership: string) => void
  readonly onRegion: (region: Region) => void
  /** Further questions, such as how many pieces to buy. */
  readonly children?: ReactNode
}

/** Asks how a shopper can pay, and where the goods are delivered. */
export function TermsForm<Region extends string>(props: TermsFormProps<Region>) {
  const { terms, choices, onCard, onCash, onMembership, onRegion, children } = props
  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        고른 조건은 이 기기에만 남고, 내 결제가에 바로 적용돼요. ‘최저가’나 ‘다른 구성’의 가격처럼 내 결제가가
        아닌 가격은 누구에게나 같아요.
      </p>
      <ChoiceGroup
        legend="가진 카드"
        name="card"
        choices={choices.cards}
        chosen={terms.cards}
        onToggle={onCard}
      />
      <CheckRow label="현금(무통장)으로도 결제해요" checked={terms.cash} onChange={onCash} />
      <ChoiceGroup
        legend="멤버십"
        name="membership"
        choices={choices.memberships}
        chosen={terms.memberships}
        onToggle={onMembership}
      />
      <ChoiceGroup
        isSingle
        legend="받는 곳"
        name="region"
        choices={choices.regions}
        chosen={[terms.region]}
        onToggle={onRegion}
      />
      {children}
    </div>
  )
}
