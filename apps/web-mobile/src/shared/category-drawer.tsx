import { AccountLine } from '@jeoul/feature-account/account-line'
import { CategoryError } from '@jeoul/feature-shop'
import { $inside, closeLayer, hrefs } from '@jeoul/router'
import type { Category } from '@jeoul/shop/category'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './category-drawer.module.css'
import { $drawer, departmentChosen } from './category-drawer-model.ts'
import { FullScreen } from './full-screen.tsx'

const panelId = 'department'
const tabOf = (cateId: string) => `${panelId}-${cateId}`

/** All categories: departments at the side, and the content of the selected one. */
export default function CategoryDrawer() {
  const [{ departments, shown }, close] = useUnit([$drawer, closeLayer])
  return (
    <FullScreen label="카테고리" onClose={() => close()} onOpen={begin}>
      <div className={styles.drawer}>
        <header className={styles.head}>
          <h2>카테고리</h2>
          <AccountLine />
          <button type="button" onClick={() => close()}>
            <Icon of={glyph.close} label="닫기" />
          </button>
        </header>
        <CategoryError />
        {shown && (
          <Columns>
            <Departments departments={departments} shownId={shown.cate_id} />
            <Department key={shown.cate_id} department={shown} />
          </Columns>
        )}
      </div>
    </FullScreen>
  )
}

/** Begins where the shopper is. While the categories load, it may come later than the screen, or once more. */
function Columns({ children }: { readonly children: ReactNode }) {
  const columns = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (columns.current) begin(columns.current)
  }, [])
  return (
    <div ref={columns} className={styles.columns}>
      {children}
    </div>
  )
}

function begin(place: HTMLElement) {
  place.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  const tab = place.querySelector<HTMLElement>('[aria-selected=true]')
  tab?.scrollIntoView({ block: 'center' })
  tab?.focus({ preventScroll: true })
}

type DepartmentsProps = { readonly departments: readonly Category[]; readonly shownId: string }

/** A single tab stop; arrow keys move between departments and show them. */
function Departments({ departments, shownId }: DepartmentsProps) {
  const choose = useUnit(departmentChosen)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const place = departments.findIndex(({ cate_id }) => cate_id === shownId)
    const next = departments[(place + step + departments.length) % departments.length]
    if (!next) return
    event.preventDefault()
    document.getElementById(tabOf(next.cate_id))?.focus()
    choose(next.cate_id)
  }
  return (
    <div
      className={styles.departments}
      role="tablist"
      aria-label="대분류"
      aria-orientation="vertical"
      onKeyDown={move}
    >
      {departments.map(({ cate_id, name }) => (
        <button
          key={cate_id}
          id={tabOf(cate_id)}
          type="button"
          role="tab"
          aria-selected={cate_id === shownId}
          aria-controls={panelId}
          tabIndex={cate_id === shownId ? 0 : -1}
          onClick={() => choose(cate_id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** The categories of a department. Inside a minishop they lead to its lists. */
function Department({ department }: { readonly department: Category }) {
  const [{ openId }, inside] = useUnit([$drawer, $inside])
  const link = ({ cate_id, name }: Category, words = name) => (
    <a href={inside(hrefs.list(cate_id))} aria-current={cate_id === openId ? 'page' : undefined}>
      {words}
    </a>
  )
  return (
    <div
      id={panelId}
      className={styles.department}
      role="tabpanel"
      aria-labelledby={tabOf(department.cate_id)}
    >
      {link(department, `${department.name} 전체`)}
      {department.child.map(middle => (
        <section key={middle.cate_id}>
          <h3>{link(middle)}</h3>
          <ul>
            {middle.child.map(leaf => (
              <li key={leaf.cate_id}>{link(leaf)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
