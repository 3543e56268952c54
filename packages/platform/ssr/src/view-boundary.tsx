import { FailedState } from '@jeoul/ui'
import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Whatever is broken may be whole on another page. */
  readonly path: string
  readonly children: ReactNode
}

/** Stands where a view threw, until the visitor moves on or loads the page again. */
export class ViewBoundary extends Component<BoundaryProps, { isBroken: boolean; path: string }> {
  override state = { isBroken: false, path: this.props.path }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: { path: string }) {
    return path === state.path ? null : { isBroken: false, path }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <FailedState title="페이지에 문제가 생겼어요" onRetry={() => location.reload()} />
  }
}
