import { $siteLinks } from '@jeoul/ssr'
import { glyph, Icon } from '@jeoul/ui'
import { $visitor, logoutPressed } from '@jeoul/visitor/session'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import styles from './account-line.module.css'
import './logout-model.ts'

/** Shows in one line who the visitor is, with a link to log in or out, for places whose header has no room for it. */
export function AccountLine() {
  const [visitor, { login, logout }, logOut] = useUnit([$visitor, $siteLinks, logoutPressed])
  if (visitor.kind !== 'member') {
    return (
      <p className={styles.line}>
        <a href={login}>로그인</a>
      </p>
    )
  }
  // With this script loaded, log out at the host before the cookie is removed.
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    logOut()
  }
  return (
    <p className={styles.line}>
      <Icon of={glyph.user} />
      <span>
        <bdi>{visitor.nickname}</bdi>님
      </span>
      <a href={logout} onClick={leave}>
        로그아웃
      </a>
    </p>
  )
}
