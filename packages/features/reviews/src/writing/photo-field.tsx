import { $siteProps } from '@jeoul/page'
import {
  $areFilesStored,
  $fileProgress,
  $pendingFiles,
  fileMoved,
  fileRemoved,
  filesOffered,
  maxMedia,
  mediumToggled,
  type ReviewDraft,
  type ReviewSubject,
  roomIn,
  uploadTypes,
} from '@jeoul/reviews/writing'
import { glyph, Icon, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { NewPhoto } from './new-photo.tsx'
import styles from './photo-field.module.css'
import { UploadedPhoto } from './uploaded-photo.tsx'

const units = {
  progress: $fileProgress,
  areStored: $areFilesStored,
  pending: $pendingFiles,
  site: $siteProps,
}

type PhotoFieldProps = {
  readonly subject: ReviewSubject
  readonly draft: ReviewDraft
  readonly isSending: boolean
}

/** Pictures and videos of a review: the present ones, then the new ones in their order. */
export function PhotoField({ subject, draft, isSending }: PhotoFieldProps) {
  const { progress, areStored, pending, site } = useUnit(units)
  const [offer, remove, move, toggle] = useUnit([filesOffered, fileRemoved, fileMoved, mediumToggled])
  const room = roomIn(subject, draft)
  const own = subject.review?.media ?? []
  const { files, deleted } = draft
  return (
    <section className={styles.field} aria-label="사진·동영상">
      <p className={styles.title}>
        <b>사진·동영상</b>{' '}
        <span>
          {`${maxMedia - room}/${maxMedia}개 · 하나에 10MB까지`}
          {!site.isMobile && ' · 끌어다 놓거나 붙여 넣어도 돼요'}
        </span>
      </p>
      <ol className={styles.photos}>
        {/* First, so that it stays under the finger while pictures come, are refused or are removed. */}
        <li>
          <label className={styles.add}>
            <Icon of={glyph.plus} />
            <span>사진 추가</span>
            <input
              type="file"
              multiple
              disabled={room <= pending}
              accept={uploadTypes.join()}
              onChange={({ target }) => {
                offer([...(target.files ?? [])])
                // Allows choosing the same file again.
                target.value = ''
              }}
            />
          </label>
        </li>
        {own.map(medium => (
          <UploadedPhoto
            key={`own ${medium.place}`}
            medium={medium}
            isDeleted={deleted.includes(medium.place)}
            onToggle={() => toggle(medium.place)}
          />
        ))}
        {files.map(({ id, file }, place) => (
          <NewPhoto
            key={id}
            id={id}
            file={file}
            place={place}
            count={files.length}
            progress={isSending ? (progress[place] ?? 0) : null}
            onMove={(moved, to) => move({ id: moved, to })}
            onRemove={() => remove(id)}
          />
        ))}
        {/* Their places, so that nothing moves once they have been drawn. */}
        {Array.from({ length: Math.min(pending, room) }, (_, place) => (
          <li key={`pending ${place}`} className={styles.photo} aria-hidden="true">
            <Skeleton className={styles.waitPhoto} />
          </li>
        ))}
      </ol>
      <p className={styles.note} role="status">
        {pending > 0 ? '사진을 준비하고 있어요' : '사진의 위치 정보는 지우고 올려요.'}
      </p>
      {!areStored && (
        <p className={styles.note}>이 브라우저에서는 페이지를 닫으면 사진을 다시 골라야 해요.</p>
      )}
    </section>
  )
}
