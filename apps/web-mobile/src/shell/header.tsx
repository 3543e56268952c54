import { AccountMenu } from '@jeoul/feature-account'
import { TermsButton } from '@jeoul/feature-personal-price/terms-button'
import { searchRoute } from '@jeoul/feature-search/search-route'
import { $firedCount } from '@jeoul/price-history/alert/fired-count'
import { $inside, $openPage, hrefs } from '@jeoul/router'
import { glyph, Icon, Mark } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './header.module.css'
import { layers, useOpenLayer } from './open-layer.ts'
import { $headerTitle } from './title-model.ts'
import { useScrollDirection } from './use-scroll-direction.ts'

/**
 * The header: the site's mark or the page's title, the number of fired alerts, the search, and the account, except on
 * lists, whose titles need the space.
 */
export default function Header() {
  const inside = useUnit($inside)
  const [page, title, search, fired] = useUnit([$openPage, $headerTitle, searchRoute.$search, $firedCount])
  const keyword = new URLSearchParams(search).get('keyword') ?? ''
  const isHome = page === 'home'
  const toSearch = useOpenLayer(layers.search)
  useScrollDirection()
  const news = fired > 0 && (
    <a className={styles.icon} href={inside(hrefs.wish())}>
      <Icon of={glyph.bell} />
      <b>
        {fired}
        <span className="sr-only">건의 가격 알림</span>
      </b>
    </a>
  )
  return (
    <header className={styles.header}>
      {isHome ? (
        <Mark href={inside(hrefs.home())} />
      ) : (
        <>
          <a className={styles.icon} href={inside(hrefs.home())} data-back="">
            <Icon of={glyph.chevronLeft} label="뒤로" />
          </a>
          {keyword === '' && (title === '' ? <Mark href={inside(hrefs.home())} /> : <strong>{title}</strong>)}
        </>
      )}
      {keyword === '' ? (
        <div className={styles.actions}>
          {news}
          {isHome && <TermsButton isBrief />}
          {page !== 'list' && <AccountMenu />}
          <a className={styles.icon} href={inside(hrefs.search())} data-key="search" {...toSearch}>
            <Icon of={glyph.search} label="검색" />
          </a>
        </div>
      ) : (
        <>
          {news}
          <a className={styles.keyword} href={inside(hrefs.search())} data-key="search" {...toSearch}>
            <span>{keyword}</span>
            <Icon of={glyph.search} label="검색어 바꾸기" />
          </a>
        </>
      )}
    </header>
  )
}
