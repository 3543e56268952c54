import { hrefs } from '@jeoul/routing'
import { $ways } from '@jeoul/runtime'
import { Mark, SkipLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import styles from './shell.module.css'

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <Mark href={hrefs.home()} />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}

function Footer() {
  const { otherSite } = useUnit($ways)
  return (
    <footer className={styles.footer}>
      <p>
        저울은 여러 몰의 가격을 모아 비교해 드려요. 상품을 직접 팔지 않으며, 주문과 배송, 환불에 대한 책임은
        판매하는 몰에 있어요.
      </p>
      <a href={otherSite}>PC 화면으로 보기</a>
    </footer>
  )
}
