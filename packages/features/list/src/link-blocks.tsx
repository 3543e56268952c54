import { $inside } from '@jeoul/router'
import { news } from '@jeoul/shop/aside'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'

type BlockProps = {
  readonly className?: string | undefined
  readonly listClassName?: string | undefined
}

type LinkBlockProps = BlockProps & {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly title: string }[]
}

/** Links of this site under a heading, such as running events. */
export function LinkBlock({ title, links, className, listClassName }: LinkBlockProps) {
  const inside = useUnit($inside)
  return (
    <section className={className}>
      <h2>{title}</h2>
      <ul className={listClassName}>
        {links.map(({ href, title: text }) => (
          <li key={href}>
            <a href={inside(href)}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The number of articles shown; the product page has all of them. */
const maxArticles = 3

/** The first articles about the list's category, at other sites; nothing if there are none. */
export function NewsBlock({ className, listClassName }: BlockProps) {
  const { data } = useUnit(news.$state)
  if (!data || data.length === 0) return null
  return (
    <section className={className}>
      <h2>뉴스</h2>
      <ul className={listClassName}>
        {data.slice(0, maxArticles).map(({ idx_thread, title, href }) => (
          <li key={idx_thread}>
            <a href={href} target="_blank" rel="noopener">
              {title} <Icon of={glyph.external} label="새 창" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
