import { $siteProps } from '@jeoul/page'
import {
  $draft,
  $hasOpeningFailed,
  $subject,
  $whyNotSent,
  $writingPlace,
  $writingStep,
  draftDiscarded,
  isTouched,
  openingRetried,
  reviewSent,
  sendingCancelled,
  writingResumed,
} from '@jeoul/reviews/writing'
import { closeLayer } from '@jeoul/router'
import { Button, Dialog, FailedState, Notice, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { failureWords } from '../failure-words.ts'
import { RefusedNotice } from './refused-notice.tsx'
import { ReviewForm } from './review-form.tsx'
import styles from './writing-dialog.module.css'

/** Writes a review or edits one's own. The draft is stored on the device, so closing the dialog loses nothing. */
export function WritingDialog() {
  const [place, subject, draft, step, why, hasFailed, { isMobile }] = useUnit([
    $writingPlace,
    $subject,
    $draft,
    $writingStep,
    $whyNotSent,
    $hasOpeningFailed,
    $siteProps,
  ])
  const [resume, retry, send, cancel, discard, close] = useUnit([
    writingResumed,
    openingRetried,
    reviewSent,
    sendingCancelled,
    draftDiscarded,
    closeLayer,
  ])
  useEffect(() => resume(), [resume])
  const isSending = step.kind === 'sending'
  const isKept = subject !== null && !isSending && isTouched(draft, subject)
  return (
    <Dialog
      title={place?.threadId ? '리뷰 고치기' : '리뷰 쓰기'}
      isFull={isMobile}
      isTall
      onClose={close}
      footer={
        <>
          {isKept && (
            <Button tone="quiet" className={styles.discard} onClick={() => discard()}>
              {place?.threadId ? '고치기 전으로' : '지우고 새로 쓰기'}
            </Button>
          )}
          {isSending ? (
            <Button onClick={() => cancel()}>보내기 취소</Button>
          ) : (
            <Button onClick={() => close()}>닫기</Button>
          )}
          <Button tone="solid" disabled={!subject || isSending} onClick={() => send()}>
            {isSending ? '보내고 있어요' : step.kind === 'failed' ? '다시 보내기' : '등록하기'}
          </Button>
        </>
      }
    >
      {hasFailed && <FailedState compact title="내 리뷰를 불러오지 못했어요" onRetry={retry} />}
      {!subject && !hasFailed && place && <Skeleton className={styles.wait} />}
      {subject && <ReviewForm subject={subject} draft={draft} isSending={isSending} />}
      {/* Stays in view: on a phone the form is longer than the screen. */}
      <div className={styles.why}>
        <RefusedNotice />
        <Notice tone="amber">{step.kind === 'failed' ? failureWords(step.failure) : why}</Notice>
      </div>
    </Dialog>
  )
}
