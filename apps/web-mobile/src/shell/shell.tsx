import { $shop } from '@jeoul/page'
import { createLateRegion, createRareRegion } from '@jeoul/ssr'
import { SkipLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import styles from './shell.module.css'

const Header = createLateRegion(() => import('./header-region.tsx'))
const Minishop = createRareRegion('src/shell/minishop.tsx', () => import('./minishop.tsx'))
const Footer = createLateRegion(() => import('./footer-region.tsx'))
const BottomBar = createLateRegion(() => import('./bottom-bar-region.tsx'))

/** What stands around every page. */
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
