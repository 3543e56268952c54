import { SkipLink } from '@jeoul/ui'
import { type ComponentType, Suspense } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'

/** What stands around every page. */
export function Shell({ View }: { View: ComponentType }) {
  return (
    <>
      <SkipLink />
      <Suspense>
        <Header />
      </Suspense>
      <main id="main" className={styles.main} tabIndex={-1}>
        <View />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  )
}
