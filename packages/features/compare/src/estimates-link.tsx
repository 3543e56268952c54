import { $savedPair, savedOpened } from '@jeoul/estimate'
import { $inside, hrefs } from '@jeoul/router'
import { ButtonLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/**
 * Links from the comparison of products to a comparison of the shopper's last two estimates. Shows nothing with fewer
 * than two.
 */
export default function EstimatesLinkView() {
  const [pair, inside, open] = useUnit([$savedPair, $inside, savedOpened])
  useEffect(() => open(), [open])
  if (pair === null) return null
  return <ButtonLink href={`${inside(hrefs.estimate(pair))}#side-by-side`}>견적 나란히 보기</ButtonLink>
}
