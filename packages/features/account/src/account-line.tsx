import { $siteLinks } from '@jeoul/ssr'
import { glyph, Icon } from '@jeoul/ui'
import { $visitor } from '@jeoul/visitor/session'
import { useUnit } from 'effector-react'
import styles from './account-line.module.css'
import { useLogOut } from './use-log-out.ts'

/** Shows in one line who the visitor is, with a link to log in or out, for places whose header has no room for it. */
export function AccountLine() {
  const [visitor, { login, logout }] = useUnit([$visitor, $siteLinks])
  const logOut = useLogOut()
  if (visitor.kind !== 'member') {
    return (
      <p className={styles.line}>
        <a href={login}>로그인</a>
      </p>
    )
  }
  return (
    <p className={styles.line}>
      <Icon of={glyph.user} />
      <span>
        <bdi>{visitor.nickname}</bdi>님
      </span>
      <a href={logout} onClick={logOut}>
        로그아웃
      </a>
    </p>
  )
}
