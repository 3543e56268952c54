import { formatCount } from '@jeoul/format'
import { $pageProps } from '@jeoul/page'
import { type ReadProduct, readConfiguration, writeConfiguration } from '@jeoul/product'
import { $inside, $place, hrefs } from '@jeoul/router'
import { $siteLinks } from '@jeoul/ssr'
import { Button, ButtonLink, glyph, Icon, Notice } from '@jeoul/ui'
import { $wishes, wishIntended, wishOf, wishToggled } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import styles from './item-actions.module.css'
import { ItemCompare } from './item-compare.tsx'
import { itemLayer } from './item-layer.ts'
import { shareRequested } from './share-model.ts'

/** Buttons that save, compare, share and report the product. */
export function ItemActions({ product: { item } }: { readonly product: ReadProduct }) {
  const [wishes, { isLogged, origin }, links, inside] = useUnit([$wishes, $pageProps, $siteLinks, $inside])
  const [toggle, open, share, intend] = useUnit([wishToggled, itemLayer.opened, shareRequested, wishIntended])
  const { search } = useUnit($place)
  const configured = writeConfiguration('', readConfiguration(search))
  const shared = { url: origin + inside(hrefs.item(item.item_id, configured)), title: item.name }
  const { isMine, count, failure } = wishOf(wishes, item.item_id)
  const heart = (
    <>
      <Icon of={glyph.heart} filled={isMine} />찜 {formatCount(count)}
    </>
  )
  return (
    <div>
      <p className={styles.actions}>
        {isLogged ? (
          <Button aria-pressed={isMine} onClick={() => toggle(item.item_id)}>
            {heart}
          </Button>
        ) : (
          <ButtonLink href={links.login} title="로그인하고 찜하기" onClick={() => intend(item.item_id)}>
            {heart}
          </ButtonLink>
        )}
        <ItemCompare />
        <Button onClick={() => share(shared)}>
          <Icon of={glyph.share} />
          공유
        </Button>
        <Button onClick={() => open('report')}>
          <Icon of={glyph.report} />
          신고
        </Button>
      </p>
      <Notice tone="amber">
        {failure === 'failed' && '찜을 바꾸지 못했어요. 다시 눌러 주세요.'}
        {failure === 'login' && <a href={links.login}>로그인이 끝났어요. 다시 로그인해 주세요.</a>}
      </Notice>
    </div>
  )
}
