import { formatCount } from '@jeoul/format'
import { useUnit } from 'effector-react'
import { $homeShop } from './page.ts'

type HomeTitleProps = {
  readonly className: string | undefined
  /** For the words below the title. */
  readonly leadClassName: string | undefined
  /** The words below the title of the site itself. */
  readonly lead?: string
}

/** The title of the home page, which speaks of the minishop where one is open. */
export function HomeTitle({ className, leadClassName, lead }: HomeTitleProps) {
  const shop = useUnit($homeShop)
  if (shop === null) {
    return (
      <>
        <h1 className={className}>무엇을 비교해 볼까요?</h1>
        {lead !== undefined && <p className={leadClassName}>{lead}</p>}
      </>
    )
  }
  return (
    <>
      <h1 className={className}>{shop.manager.name}</h1>
      <p className={leadClassName}>
        {`저울에 문을 연 미니샵이에요. 이 가게의 상품 ${formatCount(shop.item_count)}개를 다른 몰의 가격과 비교할 수 있어요.`}
      </p>
    </>
  )
}
