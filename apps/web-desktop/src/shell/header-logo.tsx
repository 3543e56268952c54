import { $inside, hrefs } from '@jeoul/router'
import { $fixLogo, $logo, $shopManager } from '@jeoul/shop'
import { Mark } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $isBarFixed } from './fixed-bar-model.ts'
import styles from './header.module.css'

/**
 * The logo of the day or of the open minishop, a narrow one in the fixed bar; the site's mark if it could not
 * be loaded.
 */
export function HeaderLogo() {
  const [wide, narrow, isFixed, manager, inside] = useUnit([
    $logo,
    $fixLogo,
    $isBarFixed,
    $shopManager,
    $inside,
  ])
  const logo = (isFixed && narrow) || wide
  const shop = manager?.data
  return (
    <div className={styles.logo}>
      {logo === null ? (
        <Mark href={inside(hrefs.home())} />
      ) : (
        <a href={inside(hrefs.home())}>
          <img data-shop={shop && ''} src={logo} alt={shop?.name ?? '저울'} width={107} height={40} />
        </a>
      )}
    </div>
  )
}
