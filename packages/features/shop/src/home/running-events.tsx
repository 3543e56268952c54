import { $inside } from '@jeoul/router'
import { events } from '@jeoul/shop/aside'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './showcase.module.css'

const maxEvents = 6

/** Shows the department's current events, or nothing if there are none. */
export function RunningEvents() {
  const inside = useUnit($inside)
  const [{ status, data }, retry] = useUnit([events.$state, events.retried])
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="events" aria-busy={status === 'loading' || undefined}>
      <h2 id="events" className={styles.heading}>
        진행 중인 기획전
      </h2>
      <ul className={styles.events}>
        {data?.slice(0, maxEvents).map(({ id, title, image, href }) => (
          <li key={id}>
            <a href={inside(href)}>
              <img src={image} alt="" width={56} height={56} loading="lazy" />
              {title}
            </a>
          </li>
        ))}
      </ul>
      {status === 'loading' && !data && <Skeleton className={styles.waitEvents} />}
      {status === 'failed' && <FailedState compact title="기획전을 불러오지 못했어요" onRetry={retry} />}
    </section>
  )
}
