import { $inside } from '@jeoul/router'
import { mainAside } from '@jeoul/shop/aside'
import { useUnit } from 'effector-react'
import { $hasEvents } from './page.ts'
import styles from './showcase.module.css'

/** The host's link blocks for the home page, such as popular categories; nothing in a minishop, or without any. */
export function MainLinks() {
  const [inside, hasEvents, { data }] = useUnit([$inside, $hasEvents, mainAside.$state])
  if (!hasEvents) return null
  return data?.map(({ title, links }) => (
    <section key={title} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ href, title: text }) => (
          <li key={href}>
            <a href={inside(href)}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
