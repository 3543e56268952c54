import { formatCount } from '@jeoul/format'
import { $siteProps } from '@jeoul/page'
import { type Press, shownCount, shownReaction } from '@jeoul/reaction'
import type { ReadReview } from '@jeoul/reviews'
import {
  $deletionFailures,
  $reactionFailures,
  $reactions,
  commentKey,
  reactAction,
  reactionOf,
  reactionPressed,
  type ThreadPlace,
  threadKey,
} from '@jeoul/reviews/threads'
import { writingRequested } from '@jeoul/reviews/writing'
import { Button, glyph, Icon, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { pressFailureWords } from '../failure-words.ts'
import { memberLayer } from '../writing/member-layer.ts'
import { AuthorActions } from './author-actions.tsx'
import styles from './thread.module.css'

type ReviewActionsProps = { readonly place: ThreadPlace; readonly review: ReadReview }

/** Buttons that like, hate and report a review, or edit and delete one's own. */
export function ReviewActions({ place, review: { thread, isMine } }: ReviewActionsProps) {
  const key = threadKey(place)
  const target = { ...place, commentId: null }
  const [reactions, { isLogged, isMobile }, failures, deletions] = useUnit([
    $reactions,
    $siteProps,
    $reactionFailures,
    $deletionFailures,
  ])
  const [send, needLogin, write, openLayer] = useUnit([
    reactionPressed,
    reactAction.needed,
    writingRequested,
    memberLayer.opened,
  ])
  const pending = reactions[key]
  const { isLiked, isHated, count } = pending ? shownReaction(pending) : reactionOf(thread)
  const press = (press: Press) =>
    isLogged ? send({ ...place, press, thread }) : needLogin({ ...place, presses: [press] })
  const failure = failures[key] ?? deletions[commentKey(target)]
  return (
    <>
      <div className={styles.actions}>
        <Button aria-pressed={isLiked} onClick={() => press('like')}>
          <Icon of={glyph.like} filled={isLiked} />
          좋아요 <strong>{formatCount(shownCount(count, isMobile))}</strong>
        </Button>
        <Button aria-pressed={isHated} onClick={() => press('hate')}>
          <Icon of={glyph.hate} filled={isHated} />
          싫어요
        </Button>
        <span className={styles.tools}>
          <AuthorActions
            target={target}
            isMine={isMine}
            onEdit={() => {
              write(place)
              openLayer('review-write')
            }}
          />
        </span>
      </div>
      <Notice tone="amber">{failure && pressFailureWords(failure)}</Notice>
    </>
  )
}
