import { $ways } from '@jeoul/runtime'
import { $visitor, logoutPressed, visitorRetried } from '@jeoul/session'
import { Button, ButtonLink, glyph, Icon, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import styles from './header.module.css'
import './logout-model.ts'

/** Who is logged in and the way out, or the way in. */
export function LoginState() {
  const { visitor, ways, logOut, retry } = useUnit(units)
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    logOut()
  }
  switch (visitor.kind) {
    case 'member':
      return (
        <ButtonLink
          tone="quiet"
          href={ways.logout}
          onClick={leave}
          aria-label={`${visitor.nickname}님, 로그아웃`}
        >
          <Icon of={glyph.user} />
          로그아웃
        </ButtonLink>
      )
    case 'waiting':
      return <Skeleton className={styles.wait} />
    case 'unknown':
      return (
        <Button tone="quiet" onClick={retry}>
          <Icon of={glyph.retry} />
          로그인 다시 확인
        </Button>
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

const units = { visitor: $visitor, ways: $ways, logOut: logoutPressed, retry: visitorRetried }
