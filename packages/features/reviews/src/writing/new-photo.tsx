import { Button, glyph, Icon, Skeleton } from '@jeoul/ui'
import { type DragEvent, useEffect, useState } from 'react'
import styles from './photo-field.module.css'

type NewPhotoProps = {
  readonly id: number
  readonly file: File
  /** Its position among the new files, from 0. */
  readonly place: number
  readonly count: number
  /** The share of it that has been sent, 0 to 1; null while nothing is being sent. */
  readonly progress: number | null
  readonly onMove: (id: number, to: number) => void
  readonly onRemove: () => void
}

const dragType = 'application/x-jeoul-photo'

/** A new picture or video: a preview, its position, and how much of it has been sent. */
export function NewPhoto({ id, file, place, count, progress, onMove, onRemove }: NewPhotoProps) {
  const preview = usePreview(file)
  const name = `${place + 1}번째 ${file.type.startsWith('video/') ? '동영상' : '사진'}`
  const over = (event: DragEvent) => {
    if (event.dataTransfer.types.includes(dragType)) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    const moved = Number(event.dataTransfer.getData(dragType))
    if (moved === 0) return
    event.preventDefault()
    event.stopPropagation()
    onMove(moved, place)
  }
  return (
    <li
      className={styles.photo}
      draggable={progress === null}
      onDragStart={event => event.dataTransfer.setData(dragType, `${id}`)}
      onDragOver={over}
      onDrop={drop}
    >
      {!preview && <Skeleton className={styles.waitPreview} />}
      {preview &&
        (file.type.startsWith('video/') ? (
          <video src={preview} muted preload="metadata" aria-label={`추가할 ${name}`} />
        ) : (
          <img src={preview} alt={`추가할 ${name}`} draggable={false} />
        ))}
      {progress === null ? (
        <div className={styles.tools}>
          <Button aria-label={`${name} 앞으로`} disabled={place === 0} onClick={() => onMove(id, place - 1)}>
            <Icon of={glyph.chevronLeft} />
          </Button>
          <Button aria-label={`${name} 빼기`} onClick={onRemove}>
            <Icon of={glyph.close} />
          </Button>
          <Button
            aria-label={`${name} 뒤로`}
            disabled={place === count - 1}
            onClick={() => onMove(id, place + 1)}
          >
            <Icon of={glyph.chevronRight} />
          </Button>
        </div>
      ) : (
        <progress value={progress} max={1} aria-label={`${name} 보내는 중`} />
      )}
    </li>
  )
}

/** An object URL of a file, revoked with the view; null at first. */
function usePreview(file: File): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return preview
}
