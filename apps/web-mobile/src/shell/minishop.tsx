import { MinishopExit, MinishopLines, MinishopName, MinishopPanel, MinishopZzim } from '@jeoul/feature-shop'
import styles from './minishop.module.css'

/** Introduces the open minishop, above the page: its owner first, the rest folded. */
export default function Minishop() {
  const { minishop, wait, unknown, failed } = styles
  return (
    <MinishopPanel classes={{ minishop, wait, unknown, failed }}>
      {shop => (
        <>
          <MinishopName shop={shop} />
          <details>
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
