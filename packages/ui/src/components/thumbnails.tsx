import { play } from './glyph.ts'
import { Icon } from './icon.tsx'
import styles from './thumbnails.module.css'

/** A picture or a video. */
export interface Medium {
  readonly type: 'image' | 'video'
  readonly url: string
  readonly thumbnail?: string | undefined
}

type ThumbnailsProps = {
  readonly media: readonly Medium[]
  /** The index of the large picture, from 0. */
  readonly index: number
  readonly onSelect: (index: number) => void
}

/** The still picture of a medium; undefined where a video has none. */
export function pictureOf({ type, url, thumbnail }: Medium): string | undefined {
  return thumbnail ?? (type === 'image' ? url : undefined)
}

/** Small pictures in a row; a press makes one the large picture. */
export function Thumbnails({ media, index, onSelect }: ThumbnailsProps) {
  return (
    <ol className={styles.strip}>
      {media.map((medium, place) => (
        <li key={medium.url}>
          <button
            type="button"
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onSelect(place)}
          >
            <img
              src={pictureOf(medium)}
              alt={`${medium.type === 'video' ? '동영상' : '사진'} ${place + 1}`}
              width={56}
              height={56}
              loading="lazy"
            />
            {medium.type === 'video' && <Icon of={play} filled />}
          </button>
        </li>
      ))}
    </ol>
  )
}
