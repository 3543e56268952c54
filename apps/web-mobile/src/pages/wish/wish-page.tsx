import { WishBoard } from '@jeoul/feature-wish'
import { AllCategories } from '../../shared/all-categories.tsx'
import { SeenItems } from '../../shared/seen-items.tsx'

export { page } from '@jeoul/feature-wish/page'

/** The visitor's wishes, or those shared by the address. */
export default function WishPage() {
  return (
    <>
      <h1 className="sr-only">찜 목록</h1>
      <WishBoard>
        <SeenItems />
        <AllCategories />
      </WishBoard>
    </>
  )
}
