import { formatCount } from '@jeoul/format'
import { $inside, hrefs } from '@jeoul/router'
import { mapHref, minishopMap, type OpenMinishop } from '@jeoul/shop'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Names the minishop's owner, with a link to its home page. */
export function MinishopName({ shop: { manager, item_count } }: { readonly shop: OpenMinishop }) {
  const inside = useUnit($inside)
  return (
    <h2>
      <a href={inside(hrefs.home())}>{manager.name}</a>
      <small>상품 {formatCount(item_count)}개</small>
    </h2>
  )
}

type MinishopLinesProps = { readonly shop: OpenMinishop; readonly mapClassName: string | undefined }

/** The minishop's introduction, notice and address. */
export function MinishopLines({ shop, mapClassName }: MinishopLinesProps) {
  const { data: place } = useUnit(minishopMap.$state)
  const { manager, introduction, notice, address } = shop
  return (
    <>
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
            <a className={mapClassName} href={mapHref(manager.name, place)} target="_blank" rel="noopener">
              지도 보기 <Icon of={glyph.external} label="새 창" />
            </a>
          )}
        </p>
      )}
    </>
  )
}
