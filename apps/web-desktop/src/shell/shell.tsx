import { CompareTray } from '@jeoul/feature-compare/tray'
import { termsLayer } from '@jeoul/feature-personal-price/terms-layer'
import { WishOverlay } from '@jeoul/feature-wish/overlay'
import { $pageProps, $shop } from '@jeoul/page'
import { idle } from '@jeoul/ssr'
import { SkipLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import styles from './shell.module.css'

const Header = idle(() => import('./header.tsx'))
const Minishop = idle(() => import('./minishop.tsx'))
const Footer = idle(() => import('./footer.tsx'))

/** The frame of every page, except popups. It has the comparison's tray unless the page type is compare (section 2). */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [shop, { isPopup, pageType }] = useUnit([$shop, $pageProps])
  return (
    <>
      <SkipLink />
      {!isPopup && <Header />}
      {shop && !isPopup && <Minishop />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!isPopup && <Footer />}
      {!isPopup && pageType !== 'compare' && <CompareTray />}
      {!isPopup && <WishOverlay />}
      <termsLayer.Slot />
    </>
  )
}
