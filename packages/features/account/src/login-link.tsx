import { $address } from '@jeoul/page'
import { $siteLinks } from '@jeoul/ssr'
import { ButtonLink, glyph, Icon, Skeleton } from '@jeoul/ui'
import type { Visitor } from '@jeoul/visitor/session'
import { useUnit } from 'effector-react'
import styles from './login-link.module.css'

type LoginLinkProps = { readonly kind: Exclude<Visitor['kind'], 'member'> }

/**
 * Invites visitors to log in where members see their own content. Plain links, because they work before this
 * script has loaded.
 */
export function LoginLink({ kind }: LoginLinkProps) {
  const [{ login }, { path, search }] = useUnit([$siteLinks, $address])
  switch (kind) {
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
        <ButtonLink tone="quiet" href={login}>
          <Icon of={glyph.user} />
          로그인
        </ButtonLink>
      )
  }
}
