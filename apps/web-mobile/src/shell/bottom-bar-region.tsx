import { $place, hrefs } from '@jeoul/routing'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './bottom-bar.module.css'

/** The five ways that are always within reach of a thumb. */
export default function BottomBar() {
  const { path } = useUnit($place)
  const entries = [
    { text: '홈', href: hrefs.home(), icon: glyph.home },
    { text: '카테고리', href: '/#directory', icon: glyph.category },
    { text: '검색', href: '/search', icon: glyph.search },
    { text: '찜', href: hrefs.wish(), icon: glyph.heart },
    { text: '견적', href: hrefs.estimate(), icon: glyph.estimate },
  ]
  return (
    <nav className={styles.bar} aria-label="주요 메뉴">
      {entries.map(({ text, href, icon }) => (
        <a key={text} href={href} aria-current={href === path ? 'page' : undefined}>
          <Icon of={icon} />
          {text}
        </a>
      ))}
    </nav>
  )
}
