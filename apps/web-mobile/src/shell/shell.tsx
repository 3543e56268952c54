import { termsLayer } from '@jeoul/feature-personal-price/terms-layer'
import { WishOverlay } from '@jeoul/feature-wish/overlay'
import { $pageProps, $shop } from '@jeoul/page'
import { idle } from '@jeoul/ssr'
import { SkipLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { categoryLayer, searchLayer } from './layers.tsx'
import styles from './shell.module.css'

const Header = idle(() => import('./header.tsx'))
const Minishop = idle(() => import('./minishop.tsx'))
const Footer = idle(() => import('./footer.tsx'))
const BottomBar = idle(() => import('./bottom-bar.tsx'))

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
      <searchLayer.Slot />
      <categoryLayer.Slot />
      <termsLayer.Slot />
    </>
  )
}
