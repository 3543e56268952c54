import { shortcutHelpLayer } from '@jeoul/feature-list/shortcut-help-layer'
import { OperatorLines, OperatorPages } from '@jeoul/feature-shop'
import { $inside, hrefs } from '@jeoul/router'
import { footerShown, latestNotice } from '@jeoul/shop'
import { $siteLinks } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './footer.module.css'

/** The footer: the newest notice, operator, disclaimer, and the link to the desktop site. */
export default function Footer() {
  const inside = useUnit($inside)
  const [{ switchSite }, { data }] = useUnit([$siteLinks, latestNotice.$state])
  const [openHelp, show] = useUnit([shortcutHelpLayer.opened, footerShown])
  useEffect(show, [show])
  return (
    <footer className={styles.footer}>
      {data?.map(({ id, title }) => (
        <a key={id} className={styles.notice} href={inside(hrefs.notice(id))}>
          <b>공지</b> {title}
        </a>
      ))}
      <nav className={styles.links} aria-label="서비스 안내">
        <a href={inside(hrefs.notices())}>공지사항</a>
        <button type="button" onClick={() => openHelp('shortcuts')}>
          키보드 단축키
        </button>
        {/* The server chooses the site, so the link has to reload the page. */}
        <a href={switchSite} target="_self" rel="nofollow">
          PC 화면으로 보기
        </a>
        <OperatorPages />
      </nav>
      <details className={styles.operator}>
        <summary>사업자 정보</summary>
        <OperatorLines />
      </details>
      <p>
        저울은 통신판매중개자이고 통신판매의 당사자가 아니에요. 상품 정보와 주문, 배송, 환불에 대한 책임은
        판매하는 몰에 있어요.
      </p>
    </footer>
  )
}
