import { logoutPressed } from '@jeoul/session'
import { $siteLinks } from '@jeoul/ssr'
import { ButtonLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { MouseEvent, ReactNode } from 'react'
import './logout-model.ts'

type LogoutLinkProps = {
  readonly children: ReactNode
  /** The accessible name, if the text does not say who is logged in. */
  readonly label?: string
}

/**
 * Logs out: a link to the address that clears the cookie. Once this script has loaded, the host is told
 * first.
 */
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
