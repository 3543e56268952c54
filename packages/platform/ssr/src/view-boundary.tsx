import { FailedState } from '@jeoul/ui'
import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Changes with the page: another one may work. */
  readonly path: string
  readonly children: ReactNode
}

/** Shown in place of a view that threw, until the visitor navigates or reloads. */
export class ViewBoundary extends Component<BoundaryProps, { isBroken: boolean; path: string }> {
  override state = { isBroken: false, path: this.props.path }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: { path: string }) {
    return path === state.path ? null : { isBroken: false, path }
  }

  /** React logs what a boundary catches only to the console. */
  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <FailedState title="페이지에 문제가 생겼어요" onRetry={() => location.reload()} />
  }
}
