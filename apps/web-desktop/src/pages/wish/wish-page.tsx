import { WishBoard } from '@jeoul/feature-wish'
import { Departments } from '../../shared/departments.tsx'
import { SeenItems } from '../../shared/seen-items.tsx'
import styles from './wish-page.module.css'

export { page } from '@jeoul/feature-wish/page'

/** The visitor's wishes, or those shared by the address. */
export default function WishPage() {
  return (
    <>
      <h1 className={styles.title}>찜 목록</h1>
      <WishBoard>
        <SeenItems />
        <Departments />
      </WishBoard>
    </>
  )
}
