import { $inside } from '@jeoul/router'
import { headerRightBanner } from '@jeoul/shop'
import { useUnit } from 'effector-react'
import styles from './header.module.css'

/** The first of the banners; nothing where there is none, or none to be had. */
export function HeaderBanner() {
  const inside = useUnit($inside)
  const [banner] = useUnit(headerRightBanner.$state).data ?? []
  if (!banner) return null
  return (
    <a className={styles.banner} href={inside(banner.href)}>
      <img src={banner.image} alt={banner.title} width={180} height={48} />
    </a>
  )
}
