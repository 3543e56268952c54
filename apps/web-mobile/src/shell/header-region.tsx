import { $pageProps } from '@jeoul/page'
import { homeRoute, hrefs } from '@jeoul/routing'
import { glyph, Icon, Mark } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './header.module.css'
import { LoginState } from './login-state.tsx'
import { $headerTitle } from './title-model.ts'
import { useScrollDirection } from './use-scroll-direction.ts'

/** Whose site it is or where one is, and the search. Who is logged in stands on the home page and on products. */
export default function Header() {
  const [isHome, title, { pageType }] = useUnit([homeRoute.$isOpened, $headerTitle, $pageProps])
  useScrollDirection()
  return (
    <header className={styles.header}>
      {isHome ? (
        <Mark href={hrefs.home()} />
      ) : (
        <>
          <a className={styles.icon} href={hrefs.home()} data-back="">
            <Icon of={glyph.chevronLeft} label="뒤로" />
          </a>
          {title === '' ? <Mark href={hrefs.home()} /> : <strong>{title}</strong>}
        </>
      )}
      <div className={styles.ways}>
        {(isHome || pageType === 'detail') && <LoginState />}
        <a className={styles.icon} href="/search">
          <Icon of={glyph.search} label="검색" />
        </a>
      </div>
    </header>
  )
}
