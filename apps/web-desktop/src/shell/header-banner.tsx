import { $inside } from '@jeoul/router'
import { headerRightBanner } from '@jeoul/shop'
import { useUnit } from 'effector-react'
import styles from './header.module.css'

/** The first banner, or nothing if there is none or it could not be loaded. */
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
