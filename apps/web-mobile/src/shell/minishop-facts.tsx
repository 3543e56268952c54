import { MinishopExit, MinishopLines, MinishopName, MinishopZzim } from '@jeoul/feature-shop'
import type { OpenMinishop } from '@jeoul/shop'
import styles from './minishop.module.css'

/** Describes a minishop that has loaded: its owner first, the rest folded. */
export function MinishopFacts({ shop }: { readonly shop: OpenMinishop }) {
  return (
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
  )
}
