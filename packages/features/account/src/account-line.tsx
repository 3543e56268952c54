import { $visitor, logoutPressed } from '@jeoul/session'
import { $siteLinks } from '@jeoul/ssr'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import styles from './account-line.module.css'
import './logout-model.ts'

/** Who the visitor is, and the way in or out, in one line, for places whose header has no room for it. */
export function AccountLine() {
  const [visitor, { login, logout }, logOut] = useUnit([$visitor, $siteLinks, logoutPressed])
  if (visitor.kind !== 'member') {
    return (
      <p className={styles.line}>
        <a href={login}>로그인</a>
      </p>
    )
  }
  // Once this script is there, the host is told before the cookie goes.
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
