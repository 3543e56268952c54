import { createLateRegion } from '@jeoul/runtime'
import { SkipLink } from '@jeoul/ui'
import { type ReactNode, Suspense } from 'react'
import { Header } from './header.tsx'
import styles from './shell.module.css'

const Footer = createLateRegion(() => import('./footer-region.tsx'))

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Suspense>
        <Header />
      </Suspense>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
