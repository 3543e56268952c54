import { SkipLink } from '@jeoul/ui'
import { type ReactNode, Suspense } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'

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
      <Suspense>
        <Footer />
      </Suspense>
    </>
  )
}
