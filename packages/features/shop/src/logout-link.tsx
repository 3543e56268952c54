import { logoutPressed } from '@jeoul/session'
import { $siteLinks } from '@jeoul/ssr'
import { ButtonLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { MouseEvent, ReactNode } from 'react'
import './logout-model.ts'

type LogoutLinkProps = {
  readonly children: ReactNode
  /** What the link is called, where its text does not say who is logged in. */
  readonly label?: string
}

/** The way out: a link to the address that logs out, and with this script there, a word to the host before. */
export function LogoutLink({ children, label }: LogoutLinkProps) {
  const [{ logout }, logOut] = useUnit([$siteLinks, logoutPressed])
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    logOut()
  }
  return (
    <ButtonLink tone="quiet" href={logout} onClick={leave} aria-label={label}>
      {children}
    </ButtonLink>
  )
}
