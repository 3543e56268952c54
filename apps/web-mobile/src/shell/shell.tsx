import { WishOverlay } from '@jeoul/feature-wish/overlay'
import { $pageProps, $shop } from '@jeoul/page'
import { createConditionalRegion, createDeferredRegion } from '@jeoul/ssr'
import { SkipLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import styles from './shell.module.css'

const Header = createDeferredRegion(() => import('./header-region.tsx'))
const Minishop = createConditionalRegion(
  'src/shell/minishop-conditional.tsx',
  () => import('./minishop-conditional.tsx'),
  { isFixed: true },
)
const Footer = createDeferredRegion(() => import('./footer-region.tsx'))
const BottomBar = createDeferredRegion(() => import('./bottom-bar-region.tsx'))

/** The frame of every page, except popups (specification, section 2). */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [shop, { isPopup }] = useUnit([$shop, $pageProps])
  return (
    <>
      <SkipLink />
      {!isPopup && <Header />}
      {shop && !isPopup && <Minishop />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!isPopup && <Footer />}
      {!isPopup && <BottomBar />}
      {!isPopup && <WishOverlay />}
    </>
  )
}
