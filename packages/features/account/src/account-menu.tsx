import { idle } from '@jeoul/ssr'
import { $visitor } from '@jeoul/visitor/session'
import { useUnit } from 'effector-react'
import { LoginLink } from './login-link.tsx'

const MemberMenu = idle(() => import('./member-menu.tsx'))

/** Shows members their name with a menu, and invites everybody else to log in. */
export function AccountMenu() {
  const { kind } = useUnit($visitor)
  return kind === 'member' ? <MemberMenu /> : <LoginLink kind={kind} />
}
