import {
  commentClosed,
  commentSent,
  commentTyped,
  type CommentForm as Form,
  maxComment,
  whyNoComment,
} from '@jeoul/reviews/threads'
import { Button, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { failureWords } from '../failure-words.ts'
import styles from './thread.module.css'

type CommentFormProps = {
  readonly form: Form
  readonly label: string
}

/** Writes a comment, or edits one's own. */
export function CommentForm({ form, label }: CommentFormProps) {
  const { isSending, failure, ...draft } = form
  const [type, send, close] = useUnit([commentTyped, commentSent, commentClosed])
  const field = useRef<HTMLTextAreaElement>(null)
  // Move the focus here: the form replaces the button that opened it.
  useEffect(() => field.current?.focus(), [])
  const isTooLong = [...draft.message.trim()].length > maxComment
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        send(draft)
      }}
    >
      <textarea
        ref={field}
        rows={3}
        dir="auto"
        aria-label={label}
        value={draft.message}
        disabled={isSending}
        onChange={({ target }) => type({ ...draft, message: target.value })}
      />
      <p className={styles.actions}>
        <Button type="submit" tone="solid" disabled={isSending || whyNoComment(draft.message) !== null}>
          {isSending ? '보내고 있어요' : failure ? '다시 보내기' : '등록'}
        </Button>
        <Button disabled={isSending} onClick={() => close(draft)}>
          취소
        </Button>
      </p>
      <Notice tone="amber">
        {failure ? failureWords(failure) : isTooLong && whyNoComment(draft.message)}
      </Notice>
    </form>
  )
}
