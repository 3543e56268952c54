import { $storedCount } from '@jeoul/estimate/stored-count'
import { $inside, hrefs } from '@jeoul/router'
import { $siteLinks } from '@jeoul/ssr'
import { glyph, Icon } from '@jeoul/ui'
import { $visitor } from '@jeoul/visitor/session'
import { $savedCount } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import styles from './member-menu.module.css'
import { useLogOut } from './use-log-out.ts'

const menu = 'member-menu'

/**
 * The member's name, which opens a small menu. The menu is a native popover: it opens, closes and its links work before
 * this script has loaded.
 */
export default function MemberMenu() {
  const [{ nickname }, { logout }, inside] = useUnit([$visitor, $siteLinks, $inside])
  const [saved, stored] = useUnit([$savedCount, $storedCount])
  const logOut = useLogOut()
  const places = [
    { text: '찜', href: hrefs.wish(), icon: glyph.heart, count: saved },
    { text: '견적', href: hrefs.estimate(), icon: glyph.estimate, count: stored },
    { text: '최근 본', href: `${hrefs.home()}#seen-items`, icon: glyph.clock },
  ]
  const leave = (event: MouseEvent<HTMLElement>) => {
    closeMenu(event)
    logOut(event)
  }
  return (
    <>
      <button type="button" className={styles.name} popoverTarget={menu}>
        <Icon of={glyph.user} />
        <bdi className={styles.nickname}>{nickname}</bdi>
        <span className={styles.title}>님</span>
        <span className="sr-only">메뉴</span>
        <Icon of={glyph.chevronDown} />
      </button>
      <nav id={menu} popover="auto" className={styles.menu} aria-label="회원 메뉴">
        {places.map(({ text, href, icon, count }) => (
          <a key={text} href={inside(href)} onClick={closeMenu}>
            <Icon of={icon} />
            {text}
            {count ? <small>{count}</small> : null}
          </a>
        ))}
        <a href={logout} onClick={leave}>
          <Icon of={glyph.logout} />
          로그아웃
        </a>
      </nav>
    </>
  )
}

/** Pages change below an open menu, so following a link closes it. */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
