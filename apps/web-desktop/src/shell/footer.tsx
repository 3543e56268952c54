import { shortcutHelpLayer } from '@jeoul/feature-list/shortcut-help-layer'
import { OperatorLines, OperatorPages } from '@jeoul/feature-shop'
import { $inside, hrefs } from '@jeoul/router'
import { footerShown, latestNotice } from '@jeoul/shop'
import { $siteLinks } from '@jeoul/ssr'
import { Mark } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './footer.module.css'

/** The footer: the newest notice, operator, disclaimer, and the link to the mobile site. */
export default function Footer() {
  const inside = useUnit($inside)
  const [{ switchSite }, { data }] = useUnit([$siteLinks, latestNotice.$state])
  const [openHelp, show] = useUnit([shortcutHelpLayer.opened, footerShown])
  useEffect(show, [show])
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Mark />
        <nav className={styles.links} aria-label="서비스 안내">
          <a href={inside(hrefs.notices())}>공지사항</a>
          {data?.map(({ id, title }) => (
            <a key={id} href={inside(hrefs.notice(id))}>
              {title}
            </a>
          ))}
          <OperatorPages />
          <button type="button" onClick={() => openHelp('shortcuts')}>
            키보드 단축키
          </button>
          {/* The server chooses the site, so the link has to reload the page. */}
          <a className={styles.other} href={switchSite} target="_self" rel="nofollow">
            모바일 화면으로 보기
          </a>
        </nav>
        <OperatorLines />
        <p className={styles.notice}>
          저울은 통신판매중개자이고 통신판매의 당사자가 아니에요. 상품 정보와 주문, 배송, 환불에 대한 책임은
          판매하는 몰에 있어요. 가격과 배송비는 몰의 사정에 따라 달라질 수 있으니, 주문하기 전에 몰에서 한 번
          더 확인해 주세요.
        </p>
      </div>
    </footer>
  )
}
