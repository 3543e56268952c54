import { MinishopExit, MinishopLines, MinishopName, MinishopZzim } from '@jeoul/feature-shop'
import type { OpenMinishop } from '@jeoul/shop'
import styles from './minishop.module.css'

/** Describes a minishop that has loaded. */
export function MinishopFacts({ shop }: { readonly shop: OpenMinishop }) {
  return (
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
  )
}
