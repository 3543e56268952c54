import { $visitor } from '@jeoul/session'
import { createConditionalRegion } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { LoginLink } from './login-link.tsx'

const MemberMenu = createConditionalRegion(
  '../../packages/features/account/src/member-menu-conditional.tsx',
  () => import('./member-menu-conditional.tsx'),
  { isFixed: true },
)

/** Shows members their name with a menu, and invites everybody else to log in. */
export function AccountMenu() {
  const { kind } = useUnit($visitor)
  return kind === 'member' ? <MemberMenu /> : <LoginLink kind={kind} />
}
