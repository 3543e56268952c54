import { $judgements, judgementsWanted } from '@jeoul/price-history'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { OutcomeLine } from './outcome-line.tsx'

/** The outcome for a product of a comparison or a list of wishes, which it requests. */
export function ListedOutcome({ itemId }: { readonly itemId: string }) {
  const [known, want, inside] = useUnit([$judgements, judgementsWanted, $inside])
  useEffect(() => void want([itemId]), [want, itemId])
  return <OutcomeLine judgement={known[itemId]} judged={3} href={`${inside(hrefs.item(itemId))}#history`} />
}
