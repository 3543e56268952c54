import { alertLayer } from '@jeoul/feature-price-history/alert/alert-layer'
import { Heart } from '@jeoul/feature-wish/heart'
import { $siteProps } from '@jeoul/page'
import { $alerts, alertRequested } from '@jeoul/price-history/alert'
import { type ReadProduct, readConfiguration, writeConfiguration } from '@jeoul/product'
import { $inside, $place, estimateWith, hrefs } from '@jeoul/router'
import { Button, ButtonLink, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './item-actions.module.css'
import { ItemCompare } from './item-compare.tsx'
import { itemLayer } from './item-layer.ts'
import { shareRequested } from './share-model.ts'

/** Buttons that save, compare, share and report the product. */
export function ItemActions({
  product: { item, zzim_my: isMine, zzim_count: count, part_kind: kind },
}: {
  readonly product: ReadProduct
}) {
  const [{ origin }, inside, { search }, alerts, open, share, requestAlert] = useUnit([
    $siteProps,
    $inside,
    $place,
    $alerts,
    itemLayer.opened,
    shareRequested,
    alertRequested,
  ])
  const configured = writeConfiguration('', readConfiguration(search))
  const product = { itemId: item.item_id, name: item.name, image: item.image }
  const shared = { url: origin + inside(hrefs.item(item.item_id, configured)), title: item.name }
  return (
    <p className={styles.actions}>
      <Heart {...product} isMine={isMine} count={count} />
      <ItemCompare />
      {item.price_state !== 0 && (
        <Button
          aria-pressed={alerts?.some(({ itemId }) => itemId === item.item_id) ?? false}
          onClick={() => requestAlert({ ...product, state: item.price_state })}
        >
          <Icon of={glyph.bell} />
          알림
        </Button>
      )}
      {kind && (
        <ButtonLink href={inside(estimateWith(item.item_id))} rel="nofollow">
          <Icon of={glyph.plus} />
          견적에 담기
        </ButtonLink>
      )}
      <Button onClick={() => share(shared)}>
        <Icon of={glyph.share} />
        공유
      </Button>
      <Button onClick={() => open('report')}>
        <Icon of={glyph.report} />
        신고
      </Button>
      <alertLayer.Slot />
    </p>
  )
}
