import { $address, outsideShop } from '@jeoul/page'
import { ButtonLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** The same page outside of the minishop. It is loaded anew, since every other way within the site stays in the minishop. */
export function MinishopExit() {
  const { path, search } = useUnit($address)
  return (
    <ButtonLink href={path + outsideShop(search)} target="_self">
      저울 전체에서 보기
    </ButtonLink>
  )
}
