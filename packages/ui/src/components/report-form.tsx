import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import styles from './report-form.module.css'

type ReportFormProps = {
  readonly reasons: ReadonlyArray<{ readonly value: number; readonly label: string }>
  /** Null until one is chosen. */
  readonly reason: number | null
  readonly words: string
  readonly maxWords: number
  readonly step: 'writing' | 'sending' | 'sent' | 'failed'
  readonly onReason: (reason: number) => void
  readonly onWords: (words: string) => void
  readonly onSend: () => void
  readonly onClose: () => void
}

/** A report form: a list of reasons, and a text field. */
export function ReportForm(props: ReportFormProps) {
  const { reasons, reason, words, maxWords, step, onReason, onWords, onSend, onClose } = props
  if (step === 'sent') {
    return (
      <div className={styles.form}>
        <Notice tone="green">신고를 보냈어요. 알려 주셔서 고마워요.</Notice>
        <Button tone="solid" onClick={onClose}>
          닫기
        </Button>
      </div>
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        onSend()
      }}
    >
      <fieldset className={styles.reasons}>
        <legend>무엇이 잘못됐나요?</legend>
        {reasons.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="reason"
              required
              checked={reason === value}
              onChange={() => onReason(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label className={styles.words}>
        자세한 내용 (선택)
        <textarea
          rows={4}
          maxLength={maxWords}
          value={words}
          onChange={({ target }) => onWords(target.value)}
        />
      </label>
      <Notice tone="amber">{step === 'failed' && '신고를 보내지 못했어요. 다시 보내 주세요.'}</Notice>
      <Button type="submit" tone="solid" disabled={reason === null || step === 'sending'}>
        {step === 'sending' ? '보내고 있어요' : '신고 보내기'}
      </Button>
    </form>
  )
}
