import { $pageProps } from '@jeoul/page'
import { $ways } from '@jeoul/runtime'
import { member } from '@jeoul/session'
import { ButtonLink, glyph, Icon, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './account.module.css'

/** Who is logged in, or the way there. */
export function Account() {
  const [{ status, data }, { isLogged }, ways] = useUnit([member.$state, $pageProps, $ways])
  if (data) {
    return (
      <p className={styles.account}>
        <Icon of={glyph.user} />
        <strong>{data.nickname}</strong>님
        <ButtonLink tone="quiet" href={ways.logout}>
          로그아웃
        </ButtonLink>
      </p>
    )
  }
  if (isLogged && status !== 'failed') return <Skeleton className={styles.wait} />
  return (
    <ButtonLink tone="quiet" href={ways.login}>
      <Icon of={glyph.user} />
      로그인
    </ButtonLink>
  )
}
