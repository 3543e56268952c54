import { $inside, hrefs } from '@jeoul/router'
import { headerShown } from '@jeoul/shop'
import { $categories, categoriesRequested } from '@jeoul/shop/category'
import { createLazyView } from '@jeoul/ssr'
import { SkipLink } from '@jeoul/ui'
import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { Account } from './account.tsx'
import { AllCategories } from './all-categories.tsx'
import styles from './header.module.css'
import { HeaderBanner } from './header-banner.tsx'
import { HeaderLogo } from './header-logo.tsx'
import { SearchBox } from './search-box.tsx'

/** The visitor scrolled past the header. */
const headerLeft = createEvent()

/** The bar that stays on screen. If it can't be loaded, the header stays in its place. */
const $fixedBar = createLazyView({ clock: headerLeft, load: () => import('./fixed-bar.tsx') })

/** The header: logo, search, account and all categories. */
export default function Header() {
  const inside = useUnit($inside)
  const [categories, bar] = useUnit([$categories, $fixedBar])
  const [show, wantCategories, leave] = useUnit([headerShown, categoriesRequested, headerLeft])
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    show()
    wantCategories()
  }, [show, wantCategories])
  useEffect(() => whenPassed(leave), [leave])
  return (
    <header className={styles.header}>
      {/* Beside that to the content, and not in a first visit's scripts. */}
      <SkipLink to="products">상품 목록으로 건너뛰기</SkipLink>
      {bar && <bar.View row={row} />}
      <div ref={row} className={styles.top}>
        <HeaderLogo />
        <SearchBox />
        <HeaderBanner />
        <Account />
      </div>
      <div className={styles.bar}>
        <AllCategories />
        <nav className={styles.departments} aria-label="주요 카테고리">
          {categories.map(({ cate_id, name }) => (
            <a key={cate_id} href={inside(hrefs.list(cate_id))}>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}

/** Calls back once, when the page has been scrolled past the header. */
function whenPassed(passed: () => void): () => void {
  const stop = new AbortController()
  const look = () => {
    if (scrollY < innerHeight / 2) return
    stop.abort()
    passed()
  }
  addEventListener('scroll', look, { passive: true, signal: stop.signal })
  look()
  return () => stop.abort()
}
