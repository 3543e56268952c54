import {
  fieldsChanged,
  lengthOf,
  maxMessage,
  type ReviewDraft,
  type ReviewSubject,
} from '@jeoul/reviews/writing'
import { cx } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { MarksField } from './marks-field.tsx'
import { PhotoField } from './photo-field.tsx'
import styles from './review-form.module.css'
import { useOfferedFiles } from './use-offered-files.ts'

type ReviewFormProps = {
  readonly subject: ReviewSubject
  readonly draft: ReviewDraft
  readonly isSending: boolean
}

/** Grade, text and pictures. Pictures can be dropped or pasted anywhere on the page. */
export function ReviewForm({ subject, draft, isSending }: ReviewFormProps) {
  const change = useUnit(fieldsChanged)
  const isOver = useOfferedFiles(!isSending)
  const length = lengthOf(draft.message.trim())
  return (
    <fieldset className={cx(styles.form, isOver && styles.over)} disabled={isSending} aria-label="리뷰">
      <MarksField marks={draft.marks} onChoose={marks => change({ marks })} />
      <label className={styles.message}>
        <span>어땠나요?</span>
        <textarea
          rows={7}
          dir="auto"
          value={draft.message}
          placeholder="써 보고 좋았던 점과 아쉬운 점을 적어 주세요."
          aria-describedby="review-length"
          onChange={({ target }) => change({ message: target.value })}
        />
      </label>
      <p id="review-length" className={cx(styles.length, length > maxMessage && styles.long)}>
        {`${length.toLocaleString('ko')} / ${maxMessage.toLocaleString('ko')}자`}
      </p>
      <PhotoField subject={subject} draft={draft} isSending={isSending} />
    </fieldset>
  )
}
