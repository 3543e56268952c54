import { $address, outsideShop } from '@jeoul/page'
import { ButtonLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/**
 * Links to the same page outside of the minishop. It reloads the page, because all other links keep the
 * visitor inside the minishop.
 */
export function MinishopExit() {
  const { path, search } = useUnit($address)
  return (
    <ButtonLink href={path + outsideShop(search)} target="_self">
      저울 전체에서 보기
    </ButtonLink>
  )
}
