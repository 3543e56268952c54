import { $address } from '@jeoul/page'
import { $ways } from '@jeoul/runtime'
import { $visitor, logoutPressed } from '@jeoul/session'
import { ButtonLink, glyph, Icon, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import styles from './account.module.css'
import './logout-model.ts'

/** Who is logged in and the way out, or the way in. Links alone, since they work before this script is there. */
export function LoginState() {
  const { visitor, ways, logOut, address } = useUnit(units)
  const { path, search } = address
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    logOut()
  }
  switch (visitor.kind) {
    case 'member':
      return (
        <>
          <Icon of={glyph.user} />
          <strong>{visitor.nickname}</strong>님
          <ButtonLink tone="quiet" href={ways.logout} onClick={leave}>
            로그아웃
          </ButtonLink>
        </>
      )
    case 'waiting':
      return <Skeleton className={styles.wait} />
    case 'unknown':
      return (
        <ButtonLink tone="quiet" href={path + search} target="_self">
          <Icon of={glyph.retry} />
          로그인 다시 확인
        </ButtonLink>
      )
    case 'anonymous':
      return (
        <ButtonLink tone="quiet" href={ways.login}>
          <Icon of={glyph.user} />
          로그인
        </ButtonLink>
      )
  }
}

const units = { visitor: $visitor, ways: $ways, logOut: logoutPressed, address: $address }
