import { MinishopExit, MinishopLines, MinishopName, MinishopZzim } from '@jeoul/feature-shop'
import type { OpenMinishop } from '@jeoul/shop'
import styles from './minishop.module.css'

/** A minishop that is known: who runs it first, what else there is to know in a fold. */
export function MinishopFacts({ shop }: { readonly shop: OpenMinishop }) {
  return (
    <>
      <MinishopName shop={shop} />
      <details>
        <summary>미니샵 안내</summary>
        <MinishopLines shop={shop} mapClassName={styles.map} />
      </details>
      <div className={styles.ways}>
        <MinishopZzim />
        <MinishopExit />
      </div>
    </>
  )
}
