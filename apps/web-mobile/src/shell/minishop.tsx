import { MinishopExit, MinishopLines, MinishopName, MinishopPanel, MinishopZzim } from '@jeoul/feature-shop'
import { $address } from '@jeoul/page'
import { useUnit } from 'effector-react'
import styles from './minishop.module.css'

const $isHome = $address.map(({ path }) => path === '/')

/** Introduces the open minishop, above the page: its owner first, the rest folded. */
export default function Minishop() {
  const isHome = useUnit($isHome)
  const { minishop, wait, unknown, failed } = styles
  return (
    <MinishopPanel classes={{ minishop, wait, unknown, failed }}>
      {shop => (
        <>
          <MinishopName shop={shop} />
          {/* Its home speaks of the shop. */}
          <details open={isHome}>
            <summary>미니샵 안내</summary>
            <MinishopLines shop={shop} mapClassName={styles.map} />
          </details>
          <div className={styles.actions}>
            <MinishopZzim />
            <MinishopExit />
          </div>
        </>
      )}
    </MinishopPanel>
  )
}
