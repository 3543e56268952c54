import type { PriceChange } from '@jeoul/api/types'
import { formatCount, formatWon } from '@jeoul/format'
import {
  $settingStatus,
  alertSet,
  type PriceAlert,
  priceToday,
  readTarget,
  suggestTargets,
} from '@jeoul/price-history/alert'
import { Button, TextField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import styles from './alert-dialog.module.css'
import { suggestedWords, typedWords } from './alert-words.ts'
import { SettingFailed } from './setting-failed.tsx'
import { TodaysHeadline } from './todays-headline.tsx'

type TargetFormProps = { readonly change: PriceChange; readonly alert: PriceAlert | null }

/** Takes a target below today's price, typed or suggested. */
export function TargetForm({ change, alert }: TargetFormProps) {
  const [status, set] = useUnit([$settingStatus, alertSet])
  const [typed, setTyped] = useState(alert?.target ? formatCount(alert.target) : '')
  const [isTried, setTried] = useState(false)
  const words = useId()
  const now = priceToday(change)
  const read = readTarget(typed, now)
  const wrong = isTried && read.status !== 'fine' ? typedWords[read.status] : ''
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        if (read.status === 'fine') set({ target: read.target })
      }}
    >
      <TodaysHeadline />
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
        {suggestTargets(change).map(({ kind, target }) => (
          <li key={kind}>
            <Button
              aria-pressed={read.status === 'fine' && read.target === target}
              onClick={() => setTyped(formatCount(target))}
            >
              {suggestedWords[kind]} <b translate="no">{formatWon(target)}</b>
            </Button>
          </li>
        ))}
      </ul>
      <p id={words} className={wrong ? styles.wrong : styles.note} role="status">
        {wrong ||
          `누구나 살 수 있는 배송비 포함 가격과 비교해요.${now === null ? '' : ` 오늘은 ${formatWon(now)}이에요.`} 이틀 연속 목표가 이하이면 알려 드려요.`}
      </p>
      <SettingFailed />
      <Button type="submit" tone="solid" disabled={status === 'saving'}>
        {status === 'saving' ? '저장하는 중이에요' : alert ? '목표가 바꾸기' : '알림 켜기'}
      </Button>
    </form>
  )
}
