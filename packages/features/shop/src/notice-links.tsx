import { formatDate } from '@jeoul/format'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'

type NoticeLinksProps = {
  readonly notices: readonly {
    readonly id: string
    readonly title: string
    /** ISO date. */
    readonly created: string
  }[]
}

/** Titles and dates of notices, each with a link to its text. */
export function NoticeLinks({ notices }: NoticeLinksProps) {
  const inside = useUnit($inside)
  return (
    <ul>
      {notices.map(({ id, title, created }) => (
        <li key={id}>
          <a href={inside(hrefs.notice(id))}>
            <span>{title}</span>
            <time dateTime={created}>{formatDate(created)}</time>
          </a>
        </li>
      ))}
    </ul>
  )
}
