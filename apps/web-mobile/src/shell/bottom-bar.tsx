import { $storedCount } from '@jeoul/estimate/stored-count'
import { TrayPill } from '@jeoul/feature-compare/tray-pill'
import { $firedCount } from '@jeoul/price-history/alert/fired-count'
import { $inside, $place, hrefs } from '@jeoul/router'
import { categoriesRequested } from '@jeoul/shop/category'
import { glyph, Icon } from '@jeoul/ui'
import { $savedCount } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import styles from './bottom-bar.module.css'
import { layers, useOpenLayer } from './open-layer.ts'

/** The bottom navigation with its five links; above it the comparison tray, and the button back to the top. */
export default function BottomBar() {
  const [place, inside, saved, fired, stored] = useUnit([
    $place,
    $inside,
    $savedCount,
    $firedCount,
    $storedCount,
  ])
  const toSearch = useOpenLayer(layers.search)
  const toCategories = useOpenLayer(layers.categories)
  const want = useUnit(categoriesRequested)
  const approach = { onPointerEnter: () => want(), onFocus: () => want() }
  const entries = [
    { text: '홈', href: hrefs.home(), icon: glyph.home },
    { text: '카테고리', href: '/#directory', icon: glyph.category, ...toCategories, ...approach },
    { text: '검색', href: hrefs.search(), icon: glyph.search, ...toSearch },
    { text: '찜', href: hrefs.wish(), icon: glyph.heart, count: saved, fired },
    { text: '견적', href: hrefs.estimate(), icon: glyph.estimate, count: stored },
  ]
  return (
    <>
      <div className={styles.afloat}>
        <button type="button" className={styles.toTop} onClick={scrollToTop}>
          <Icon of={glyph.chevronUp} label="맨 위로" />
        </button>
        <TrayPill />
      </div>
      <nav className={styles.bar} aria-label="주요 메뉴">
        {entries.map(({ text, href, icon, count, fired, ...way }) => (
          <a key={text} href={inside(href)} aria-current={href === place.path ? 'page' : undefined} {...way}>
            <Icon of={icon} />
            {text}
            {count ? <b>{count}</b> : null}
            {fired ? (
              <strong>
                {fired}
                <span className="sr-only">건의 가격 알림</span>
              </strong>
            ) : null}
          </a>
        ))}
      </nav>
    </>
  )
}

/** Long lists make a smooth scroll long, so this one is instant. The focus moves along. */
function scrollToTop() {
  scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
