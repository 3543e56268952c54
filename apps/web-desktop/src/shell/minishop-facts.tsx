import { MinishopExit, MinishopZzim } from '@jeoul/feature-shop'
import { formatCount } from '@jeoul/format'
import { $inside, hrefs } from '@jeoul/router'
import { mapHref, minishopMap, type OpenMinishop } from '@jeoul/shop'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './minishop.module.css'

/** A minishop that is known. */
export function MinishopFacts({ shop }: { readonly shop: OpenMinishop }) {
  const [{ data: place }, inside] = useUnit([minishopMap.$state, $inside])
  const { manager, introduction, notice, address, item_count } = shop
  return (
    <>
      <div className={styles.words}>
        <h2>
          <a href={inside(hrefs.home())}>{manager.name}</a>
          <small>상품 {formatCount(item_count)}개</small>
        </h2>
        <p>{introduction}</p>
        {notice !== '' && (
          <p>
            <b>알림</b> {notice}
          </p>
        )}
        {address !== '' && (
          <p>
            {address}
            {place && (
              <a className={styles.map} href={mapHref(manager.name, place)} target="_blank" rel="noopener">
                지도 보기 <Icon of={glyph.external} label="새 창" />
              </a>
            )}
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <MinishopZzim />
        <MinishopExit />
      </div>
    </>
  )
}
