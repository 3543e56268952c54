import { $ways } from '@jeoul/runtime'
import { Mark } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './footer.module.css'

/** What the service is and is not answerable for, and the way to the phone's site. */
export default function Footer() {
  const { otherSite } = useUnit($ways)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Mark />
        <p className={styles.notice}>
          저울은 여러 몰의 가격을 모아 비교해 드려요. 상품을 직접 팔지 않으며, 상품 정보와 주문, 배송, 환불에
          대한 책임은 판매하는 몰에 있어요. 가격과 배송비는 몰의 사정에 따라 달라질 수 있으니, 주문하기 전에
          몰에서 한 번 더 확인해 주세요.
        </p>
        <a className={styles.other} href={otherSite}>
          모바일 화면으로 보기
        </a>
      </div>
    </footer>
  )
}
