import { LoginLink, LogoutLink } from '@jeoul/feature-shop'
import { $visitor } from '@jeoul/session'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** The member's name with a logout link, or a login link. */
export function LoginState() {
  const visitor = useUnit($visitor)
  if (visitor.kind !== 'member') return <LoginLink kind={visitor.kind} />
  return (
    <>
      <Icon of={glyph.user} />
      <strong>{visitor.nickname}</strong>님<LogoutLink>로그아웃</LogoutLink>
    </>
  )
}
