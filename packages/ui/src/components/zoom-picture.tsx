import { useRef } from 'react'
import { Button } from './button.tsx'
import { minus, plus } from './glyph.ts'
import { Icon } from './icon.tsx'
import { useZoom } from './use-zoom.ts'
import { reachOf } from './zoom.ts'
import styles from './zoom-picture.module.css'

type ZoomPictureProps = {
  readonly url: string
  /** Its alternative text. */
  readonly text: string
  /** Called for a swipe to the next (1) or previous (-1) picture. */
  readonly onStep: (step: 1 | -1) => void
}

/**
 * A picture that fills its container and zooms up to four times: by pinch, double click, wheel, + and - keys, or
 * buttons. An enlarged picture moves by touch, mouse or arrow keys; at its own size, swipes go to other pictures.
 */
export function ZoomPicture({ url, text, onStep }: ZoomPictureProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { zoom, handlers, step } = useZoom(stage, onStep)
  const { canGrow, canShrink } = reachOf(zoom)
  const transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
  return (
    <div className={styles.place}>
      <div ref={stage} className={styles.stage} data-enlarged={canShrink} {...handlers}>
        <img src={url} alt={text} draggable={false} style={{ transform }} />
      </div>
      <fieldset className={styles.tools} aria-label="확대">
        <Button tone="quiet" disabled={!canShrink} onClick={() => step(-1)}>
          <Icon of={minus} label="작게" />
        </Button>
        <output className="num">{`${Math.round(zoom.scale * 100)}%`}</output>
        <Button tone="quiet" disabled={!canGrow} onClick={() => step(1)}>
          <Icon of={plus} label="크게" />
        </Button>
      </fieldset>
    </div>
  )
}
