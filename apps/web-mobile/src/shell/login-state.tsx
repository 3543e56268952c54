import { LoginLink, LogoutLink } from '@jeoul/feature-shop'
import { $visitor } from '@jeoul/session'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** A logout link that names the member only for screen readers, or a login link. */
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
