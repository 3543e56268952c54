import { $managerId, siteManagerId } from '@jeoul/page'
import { $inside } from '@jeoul/router'
import { headerRightBanner } from '@jeoul/shop'
import { useUnit } from 'effector-react'
import styles from './header.module.css'

/**
 * The first banner, or nothing if there is none or it could not be loaded. It is the whole site's, so a minishop has none:
 * it would lead to products that the shop does not sell.
 */
export function HeaderBanner() {
  const [inside, { data }, managerId] = useUnit([$inside, headerRightBanner.$state, $managerId])
  const [banner] = data ?? []
  if (!banner || managerId !== siteManagerId) return null
  return (
    <a className={styles.banner} href={inside(banner.href)}>
      <img src={banner.image} alt={banner.title} width={180} height={48} />
    </a>
  )
}
