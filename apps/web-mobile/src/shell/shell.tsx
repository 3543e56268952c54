import { $shop } from '@jeoul/page'
import { createConditionalRegion, createDeferredRegion } from '@jeoul/ssr'
import { SkipLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import styles from './shell.module.css'

const Header = createDeferredRegion(() => import('./header-region.tsx'))
const Minishop = createConditionalRegion('src/shell/minishop.tsx', () => import('./minishop.tsx'))
const Footer = createDeferredRegion(() => import('./footer-region.tsx'))
const BottomBar = createDeferredRegion(() => import('./bottom-bar-region.tsx'))

/** The frame of every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const shop = useUnit($shop)
  return (
    <>
      <SkipLink />
      <Header />
      {shop && <Minishop />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
    </>
  )
}
