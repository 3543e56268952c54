import type { PriceChange } from '@jeoul/api/types'
import { formatCount, formatWon } from '@jeoul/format'
import { $paymentTerms, areStated } from '@jeoul/personal-price'
import {
  $dialogOwnPrice,
  $settingStatus,
  alertSet,
  type PriceAlert,
  priceToday,
  readTarget,
  suggestTargets,
} from '@jeoul/price-history/alert'
import { Button, ChoiceGroup, TextField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import styles from './alert-dialog.module.css'
import { comparedWords, suggestedWords, toldWords, typedWords } from './alert-words.ts'
import { SettingFailed } from './setting-failed.tsx'
import { TodaysHeadline } from './todays-headline.tsx'

type TargetFormProps = { readonly change: PriceChange; readonly alert: PriceAlert | null }

/** Whose price a target is compared with. */
const whose = [
  { value: 'own', label: '내 결제가' },
  { value: 'anyone', label: '누구나 사는 가격' },
] as const

/** Takes a target below today's price, typed or suggested, and whose price that is. */
export function TargetForm({ change, alert }: TargetFormProps) {
  const [status, set, ownPrice, terms] = useUnit([$settingStatus, alertSet, $dialogOwnPrice, $paymentTerms])
  const [isPersonal, setPersonal] = useState(alert?.isPersonal ?? areStated(terms))
  const [typed, setTyped] = useState(alert?.target ? formatCount(alert.target) : '')
  const [isTried, setTried] = useState(false)
  const words = useId()
  const now = isPersonal ? ownPrice : priceToday(change)
  const read = readTarget(typed, now)
  const wrong = isTried && read.status !== 'fine' ? typedWords[read.status] : ''
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        if (read.status === 'fine') set({ target: read.target, isPersonal })
      }}
    >
      <TodaysHeadline isPersonal={isPersonal} />
      <ChoiceGroup
        isSingle
        legend="누구의 가격을 기다릴까요?"
        name="whose-price"
        choices={whose}
        chosen={[isPersonal ? 'own' : 'anyone']}
        onToggle={value => setPersonal(value === 'own')}
      />
      <TextField
        label="목표가"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        placeholder={now === null ? '예: 850,000원' : `${formatWon(now)}보다 낮게`}
        aria-invalid={wrong !== ''}
        aria-describedby={words}
      />
      <ul className={styles.suggested} aria-label="목표가 고르기">
        {suggestTargets(change, now).map(({ kind, target }) => (
          <li key={kind}>
            <Button
              aria-pressed={read.status === 'fine' && read.target === target}
              onClick={() => setTyped(formatCount(target))}
            >
              {isPersonal && kind.endsWith('low') && '누구나 '}
              {suggestedWords[kind]} <b translate="no">{formatWon(target)}</b>
            </Button>
          </li>
        ))}
      </ul>
      <p id={words} className={wrong ? styles.wrong : styles.note} role="status">
        {wrong || comparedWords(isPersonal, areStated(terms), now)}
      </p>
      <p className={styles.note}>{toldWords}</p>
      <SettingFailed />
      <Button type="submit" tone="solid" disabled={status === 'saving'}>
        {status === 'saving' ? '저장하는 중이에요' : alert ? '목표가 바꾸기' : '알림 켜기'}
      </Button>
    </form>
  )
}
