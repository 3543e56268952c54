import { LoginLink, LogoutLink } from '@jeoul/feature-shop'
import { $visitor } from '@jeoul/session'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Who is logged in and the way out, or the way in. */
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
