import { MinishopExit, MinishopLines, MinishopName, MinishopPanel, MinishopZzim } from '@jeoul/feature-shop'
import styles from './minishop.module.css'

/** Introduces the open minishop, above the page. */
export default function Minishop() {
  const { minishop, wait, unknown, failed } = styles
  return (
    <MinishopPanel classes={{ minishop, wait, unknown, failed }}>
      {shop => (
        <>
          <div className={styles.words}>
            <MinishopName shop={shop} />
            <MinishopLines shop={shop} mapClassName={styles.map} />
          </div>
          <div className={styles.actions}>
            <MinishopZzim />
            <MinishopExit />
          </div>
        </>
      )}
    </MinishopPanel>
  )
}
