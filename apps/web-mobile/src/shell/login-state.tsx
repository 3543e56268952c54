import { LoginLink, LogoutLink } from '@jeoul/feature-shop'
import { $visitor } from '@jeoul/session'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** The way out, which says who is logged in only where it is read aloud, or the way in. */
export function LoginState() {
  const visitor = useUnit($visitor)
  if (visitor.kind !== 'member') return <LoginLink kind={visitor.kind} />
  return (
    <LogoutLink label={`${visitor.nickname}님, 로그아웃`}>
      <Icon of={glyph.user} />
      로그아웃
    </LogoutLink>
  )
}
