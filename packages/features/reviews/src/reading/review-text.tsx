import { foldText, splitText, type TextPart } from '@jeoul/reviews'
import { Button } from '@jeoul/ui'
import { useState } from 'react'
import styles from './review-text.module.css'

/** Renders user text as plain text, isolated in direction and layout. */
export function ReviewText({ message }: { readonly message: string }) {
  const [isUnfolded, setUnfolded] = useState(false)
  const { shown, rest } = foldText(splitText(message))
  return (
    <>
      <p className={styles.text} dir="auto">
        <Parts parts={shown} />
        {rest.length > 0 && (
          <>
            {!isUnfolded && <span className={styles.more}>…</span>}
            <span className={styles.rest} hidden={!isUnfolded}>
              <Parts parts={rest} />
            </span>
          </>
        )}
      </p>
      {rest.length > 0 && (
        <Button
          tone="quiet"
          className={styles.more}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? '접기' : '더 보기'}
        </Button>
      )}
    </>
  )
}

/** Parts have no identity but their positions, and the text never changes part by part. */
function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map((part, place) =>
    part.type === 'link' ? (
      <a key={`${place} ${part.href}`} href={part.href} dir="ltr" target="_blank" rel="nofollow ugc noopener">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}
