import { $address, outsideShop, shopSearch } from '@jeoul/page'
import { minishopShown } from '@jeoul/pages/minishop'
import { hrefs } from '@jeoul/routing'
import { mapHref, minishopMap, type OpenMinishop } from '@jeoul/site'
import { MinishopZzim } from '@jeoul/site-views'
import { ButtonLink, formatCount, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './minishop.module.css'

/** A minishop that is known: who runs it first, what else there is to know in a fold. */
export function MinishopFacts({ shop }: { readonly shop: OpenMinishop }) {
  const [{ path, search }, { data: place }, show] = useUnit([$address, minishopMap.$state, minishopShown])
  useEffect(() => show(), [show])
  const { manager, introduction, notice, address, item_count } = shop
  return (
    <>
      <h2>
        <a href={hrefs.home(shopSearch(manager.idx_b_manager))}>{manager.name}</a>
        <small>상품 {formatCount(item_count)}개</small>
      </h2>
      <details>
        <summary>미니샵 안내</summary>
        <p>{introduction}</p>
        {notice !== '' && (
          <p>
            <b>알림</b> {notice}
          </p>
        )}
        {address !== '' && <p>{address}</p>}
        {place && (
          <a className={styles.map} href={mapHref(manager.name, place)} target="_blank" rel="noopener">
            지도 보기 <Icon of={glyph.external} label="새 창" />
          </a>
        )}
      </details>
      <div className={styles.ways}>
        <MinishopZzim />
        {/* The page is loaded anew: from here, every other way stays in the minishop. */}
        <ButtonLink href={path + outsideShop(search)} target="_self">
          저울 전체에서 보기
        </ButtonLink>
      </div>
    </>
  )
}
