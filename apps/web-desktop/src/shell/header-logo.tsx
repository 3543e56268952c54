import { shopSearch } from '@jeoul/page'
import { hrefs } from '@jeoul/routing'
import { $logo, $shopManager } from '@jeoul/site'
import { Mark } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './header.module.css'

/** The logo of the day or of the minishop that is open, and the mark where it cannot be had. */
export function HeaderLogo() {
  const [logo, manager] = useUnit([$logo, $shopManager])
  const shop = manager?.data
  return (
    <div className={styles.logo}>
      {logo === null ? (
        <Mark href={hrefs.home()} />
      ) : (
        <a href={hrefs.home(shopSearch(shop?.idx_b_manager ?? null))}>
          <img src={logo} alt={shop?.name ?? '저울'} width={107} height={40} />
        </a>
      )}
    </div>
  )
}
