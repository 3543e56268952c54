import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import styles from './share-form.module.css'
import { TextField } from './text-field.tsx'

type ShareFormProps = {
  readonly url: string
  /** The result of the last press; null before the first. */
  readonly outcome: 'copied' | 'copy-failed' | 'share-failed' | null
  readonly onCopy: () => void
  /** Opens the share dialog of the device; left out if there is none. */
  readonly onShare?: (() => void) | undefined
}

const words = {
  copied: '주소를 복사했어요.',
  'copy-failed': '주소를 복사하지 못했어요. 위의 주소를 길게 눌러 복사해 주세요.',
  'share-failed': '공유하지 못했어요. 주소를 복사해 주세요.',
} as const

/** Shows an address with buttons that copy or share it. */
export function ShareForm({ url, outcome, onCopy, onShare }: ShareFormProps) {
  return (
    <div className={styles.form}>
      <TextField label="주소" labelHidden value={url} readOnly onFocus={event => event.target.select()} />
      <p className={styles.ways}>
        <Button tone="solid" onClick={onCopy}>
          주소 복사
        </Button>
        {onShare && <Button onClick={onShare}>다른 앱으로 공유</Button>}
      </p>
      <Notice tone={outcome === 'copied' ? 'green' : 'amber'}>{outcome && words[outcome]}</Notice>
    </div>
  )
}
